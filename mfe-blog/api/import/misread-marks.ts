import type { Token, Tokens } from 'marked';
import { type Footnotes, isNote } from './footnotes.ts';
import { isTable, type PlacedToken } from './token-lines.ts';

/** What an author has to know about a line: something there is left out of the page, or is not what it looks like. */
export interface Remark {
  line: number;
  expected: string;
}

/** Finds what Markdown reads in another way than its author meant it, or does not show at all. Ask it after the text was rendered. */
export function misreadMarks(all: PlacedToken[], notes?: Pick<Footnotes, 'has' | 'isShown'>): Remark[] {
  const used = new Set(all.flatMap(({ token }) => labelUsed(token)));
  const defined = new Set<string>();
  return all.flatMap(({ token, line, before, after }): Remark[] => {
    const remark = (expected: string) => [{ line, expected }];
    if (isNote(token))
      return notes?.isShown(token.label)
        ? []
        : remark(`the note [^${token.label}] is not shown: nothing refers to it; write [^${token.label}] in the text`);
    if (token.type === 'noteReference' && !notes?.has(token.label))
      return remark(
        `${token.raw} has no note; write one in a paragraph of its own, ${token.raw}: and its text, below an empty line`,
      );
    if (isDefinition(token)) {
      const isShown = used.has(token.tag) && !defined.has(token.tag);
      defined.add(token.tag);
      return isShown ? [] : remark(unusedDefinition(token));
    }
    if (token.type === 'code' && token.codeBlockStyle === 'indented')
      return remark(
        'four spaces at the beginning of a line make it code; remove them, or write ``` above and below it if it is code',
      );
    if (isTable(token)) return rowsTooLong(token, line);
    if (token.type === 'paragraph' || token.type === 'text')
      return 'tokens' in token && token.tokens ? misreadLines(token.raw, line) : misreadText(token.raw, line);
    return isSumInItalics(token, before, after)
      ? remark(`the asterisks around ${quoted(token.raw)} make it italic; write × or \\* between numbers`)
      : [];
  });
}

function isDefinition(token: Token): token is Tokens.Def {
  return token.type === 'def';
}

/** `[words][label]` and `[label]` name a definition elsewhere. */
function labelUsed(token: Token): string[] {
  if ((token.type !== 'link' && token.type !== 'image') || !token.raw.endsWith(']')) return [];
  const labels = /\[([^[\]]*)\]$/.exec(token.raw)?.[1] || /^!?\[([\s\S]*?)\](?:\[\])?$/.exec(token.raw)?.[1] || '';
  return [labels.toLowerCase().replace(/\s+/g, ' ')];
}

function unusedDefinition({ raw, tag }: Tokens.Def): string {
  const [label = tag] = /(?<=\[)[^\]]+/.exec(raw) ?? [];
  return `${quoted(raw.trim())} is read as the address of a link [${label}] and not shown; write it without the square brackets`;
}

/** Cells beyond those of the head are not shown. */
function rowsTooLong(table: Tokens.Table, line: number): Remark[] {
  const columns = table.header.length;
  return table.raw.split('\n').flatMap((row, at) => {
    const cells = cellsIn(row);
    if (at < 2 || cells <= columns) return [];
    const expected = `this row has ${cells} cells and the head of the table ${columns}, so the rest is not shown; write \\| for a | within a cell, also within code`;
    return [{ line: line + at, expected }];
  });
}

function cellsIn(row: string): number {
  const inner = row.replace(/\\./g, '').trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').length;
}

const lineRules: [misread: RegExp, expected: string][] = [
  [/^\s*[•·▪▫◦●○‣⁃\uf0b7]/u, 'a line that begins with this bullet is no list; begin it with "- "'],
  [
    /^[ \t]*[\u00a0\u2007\u202f]*(?:[-*+–]|\d{1,3}[.)])[ \t]*[\u00a0\u2007\u202f\t]/,
    'this line is no list, because a hard space or a tab is beside its mark; write a plain space after - or 1.',
  ],
  [/^\s*#{2,6}[^\s#]/, 'this line is no heading; write a space after the #'],
  [
    /^[ \t]*\|.*\|[ \t]*$/,
    'this line is no row of a table; a table needs a head and below it a line such as |---|---|',
  ],
];

function misreadLines(paragraph: string, firstLine: number): Remark[] {
  return paragraph.split('\n').flatMap((text, at) => {
    const rule = lineRules.find(([misread]) => misread.test(text));
    return rule ? [{ line: firstLine + at, expected: rule[1] }] : [];
  });
}

const leftMarks: [left: RegExp, expected: string][] = [
  [
    /(?<!\*)\*{2,3}(?!\*)/,
    '** is shown as it is; bold begins before a letter and ends behind one, and no sign stands between it and the next word: write <b>words</b> where it must',
  ],
  [/(?<!~)~~(?!~)/, '~~ is shown as it is; it needs words between two of them, without spaces inside'],
  [/(?<!_)__(?!_)/, '__ is shown as it is; write **words** for bold'],
  [/`/, "a ` is shown as it is; code stands between two of them, and an apostrophe is '"],
  [/<!--/, '<!-- is shown as it is; a comment ends in -->'],
];

function misreadText(text: string, firstLine: number): Remark[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      leftMarks.flatMap(([left, expected]) => (left.test(line) ? [{ line: firstLine + at, expected }] : [])),
    );
}

/** `12*15*18`: no author emphasises half a number. */
function isSumInItalics(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if ((token.type !== 'em' && token.type !== 'strong') || !token.raw.startsWith('*')) return false;
  return /\d$/.test(before?.raw ?? '') || /^\d/.test(after?.raw ?? '');
}

const maxQuoted = 40;

/** On one line, and short enough for a message. */
export function quoted(text: string): string {
  const onOneLine = text.replace(/\s+/g, ' ');
  return onOneLine.length > maxQuoted ? `${onOneLine.slice(0, maxQuoted)}…` : onOneLine;
}
