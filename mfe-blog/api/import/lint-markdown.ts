import type { Token, Tokens } from 'marked';
import { type LineDiagnostic, quoted } from './diagnostic.ts';
import { type Footnotes, isNote } from './footnotes.ts';
import { lintParagraph, lintText } from './lint-paragraph.ts';
import { isList, isTable, type LocatedToken, lineBreaksIn } from './locate-tokens.ts';

/** Finds what Markdown reads in another way than its author meant it, or does not show at all. Call it after rendering, which resolves `notes`. */
export function lintMarkdown(all: LocatedToken[], notes?: Pick<Footnotes, 'has' | 'isShown'>): LineDiagnostic[] {
  const used = new Set(all.flatMap(({ token }) => labelUsed(token)));
  const defined = new Set<string>();
  return all.flatMap((located): LineDiagnostic[] => {
    const { token, line } = located;
    const diagnostic = (message: string) => [{ line, message }];
    if (isNote(token))
      return notes?.isShown(token.label)
        ? []
        : diagnostic(
            `the note [^${token.label}] is not shown: nothing refers to it; write [^${token.label}] in the text`,
          );
    if (token.type === 'noteReference' && !notes?.has(token.label))
      return diagnostic(
        `${token.raw} has no note; write one in a paragraph of its own, ${token.raw}: and its text, below an empty line`,
      );
    if (isDefinition(token)) {
      const isShown = used.has(token.tag) && !defined.has(token.tag);
      defined.add(token.tag);
      if (token.tag.startsWith('^'))
        return diagnostic(`${quoted(token.raw.trim())} is no note, because its name has a blank in it; write [^1]`);
      return isShown ? [] : diagnostic(unusedDefinition(token));
    }
    if (isTable(token)) return lintTable(token, line);
    if (isList(token)) return lintList(token, line);
    if (token.type === 'list_item' || token.type === 'blockquote') {
      const lazy = lazyContinuation(token.raw);
      if (lazy !== -1) return [{ line: line + lazy, message: continuationMessage }];
    }
    if (isHtml(token)) return lintHtml(token, line);
    if (token.type === 'paragraph' || token.type === 'text')
      return 'tokens' in token && token.tokens ? lintParagraph(token.raw, line) : lintText(token.raw, line);
    const message = lintBlock(token) ?? lintSpan(located);
    return message === undefined ? [] : diagnostic(message);
  });
}

function isDefinition(token: Token): token is Tokens.Def {
  return token.type === 'def';
}

function isHtml(token: Token): token is Tokens.HTML {
  return token.type === 'html' && 'block' in token;
}

function isCode(token: Token): token is Tokens.Code {
  return token.type === 'code' && 'text' in token;
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

/** Cells beyond those of the head are not shown, and a line right below a table is its last row. */
function lintTable(table: Tokens.Table, line: number): LineDiagnostic[] {
  const columns = table.header.length;
  return table.raw.split('\n').flatMap((row, at) => {
    if (at < 2 || row.trim() === '') return [];
    const diagnostic = (message: string) => [{ line: line + at, message }];
    const cells = cellsIn(row);
    if (cells > columns)
      return diagnostic(
        `this row has ${cells} cells and the head of the table ${columns}, so the rest is not shown; write \\| for a | within a cell, also within code`,
      );
    return columns > 1 && !row.includes('|')
      ? diagnostic('this line is read as a row of the table above it; write an empty line between them')
      : [];
  });
}

function cellsIn(row: string): number {
  const inner = row.replace(/\\./g, '').trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').length;
}

/** A list counts on from its first number, whatever the others are. All the same number is a custom of its own. */
function lintList(list: Tokens.List, line: number): LineDiagnostic[] {
  if (/^\+[ \t]+\d/.test(list.raw))
    return [{ line, message: 'the + before a number makes this line a list and is not shown; write \\+' }];
  const numbers = list.items.map(({ raw }) => Number(/^\s*(\d{1,9})[.)]/.exec(raw)?.[1]));
  if (!list.ordered || new Set(numbers).size === 1) return [];
  const [first = 1] = numbers;
  const wrong = numbers.findIndex((number, at) => number !== first + at);
  if (wrong === -1) return [];
  const before = list.items.slice(0, wrong).reduce((sum, { raw }) => sum + lineBreaksIn(raw), 0);
  const message = `this point is shown as ${first + wrong}. and not as ${numbers[wrong]}.; number the list in order, or write ${numbers[wrong]}\\. below an empty line`;
  return [{ line: line + before, message }];
}

const continuationMessage =
  'this line is read as a part of the list or quote above it; write an empty line between them';

/**
 * Index of a line that Markdown adds to the list item or quote above it (a lazy continuation line), though its author seems to have
 * meant a new paragraph: it begins with a capital, and the line above it was not full. -1 for none.
 */
function lazyContinuation(raw: string): number {
  const lines = raw.trimEnd().split('\n');
  return lines.findIndex((text, at) => {
    const above = lines[at - 1] ?? '';
    return (
      at > 0 && /^[\p{Lu}\p{Lo}]/u.test(text) && above.trim() !== '' && (above.length < 60 || /[.!?।]\s*$/u.test(above))
    );
  });
}

const marksInHtml = /\*\*[^*\s]|~~[^~\s]|__[^_\s]|\]\([^\s)]|^ {0,3}(?:#{1,6}|[-*+]|\d{1,3}[.)])[ \t]+\S|^ {0,3}\|/;

/** Only below an empty line is Markdown read within HTML. */
function lintHtml({ raw, block, pre }: Tokens.HTML, line: number): LineDiagnostic[] {
  if (!block || pre) return [];
  const at = withoutComments(raw)
    .split('\n')
    .findIndex((text) => marksInHtml.test(text));
  const message = 'Markdown right below HTML is not read and shown as it is; write an empty line above and below it';
  return at === -1 ? [] : [{ line: line + at, message }];
}

/** With their line breaks. */
function withoutComments(html: string): string {
  const [first = '', ...pieces] = html.split('<!--');
  const texts = pieces.map((piece) => {
    const [comment = '', ...text] = piece.split('-->');
    return '\n'.repeat(lineBreaksIn(comment)) + text.join('-->');
  });
  return first + texts.join('');
}

function lintBlock(token: Token): string | undefined {
  if (isCode(token)) return lintCode(token);
  if (token.type === 'heading') return lintUnderline(token.raw);
  if (token.type === 'blockquote' && /^ {0,3}> ?(?:₹|Rs\.? ?)?\d/.test(token.raw))
    return 'the > at the beginning of a line makes a quote and is not shown; write "more than" or \\>, or begin the quote with a word';
  return undefined;
}

function lintCode({ raw, lang, codeBlockStyle }: Tokens.Code): string | undefined {
  if (codeBlockStyle === 'indented')
    return 'four spaces at the beginning of a line make it code; remove them, or write ``` above and below it if it is code';
  const [first = '', ...rest] = raw.trimEnd().split('\n');
  if (!/^[> \t]*(?:```|~~~)[`~ \t]*$/.test(rest.at(-1) ?? ''))
    return `${quoted(first.trim())} makes all that follows code, because nothing ends it; write a line of \`\`\` below the code, or remove it`;
  return lang && lang !== 'sheet' && !/^[a-z][a-z0-9+#-]*$/.test(lang)
    ? `${quoted(lang)} is read as the name of a computer language and not shown; write it on the next line`
    : undefined;
}

/** `---` right below a sentence makes it a heading. */
function lintUnderline(raw: string): string | undefined {
  const lines = raw.trimEnd().split('\n');
  const underline = lines.pop()?.trim() ?? '';
  const [title = '', ...more] = lines;
  if (!/^(?:-+|=+)$/.test(underline)) return undefined;
  const isHeading = more.length === 0 && underline.length > 2 && title.length <= 80 && !/[.!?।:;,]\s*$/u.test(title);
  return isHeading
    ? undefined
    : `the ${quoted(underline)} below it makes ${quoted(title)} a heading; write an empty line between them`;
}

function lintSpan({ token, before, after }: LocatedToken): string | undefined {
  if (isFormulaInItalics(token, before, after))
    return `the asterisks around ${quoted(token.raw)} make it italic; write × or \\* between numbers`;
  if (token.type === 'codespan' && /\p{L}$/u.test(before?.raw ?? '') && /^\p{L}/u.test(after?.raw ?? ''))
    return `${quoted(token.raw)} is shown as code, because of the \` within words; an apostrophe is '`;
  // A plain address goes on to the next space.
  if (token.type === 'link' && token.raw === token.text && /[।॥“”‘’…]|[–—]$/u.test(token.raw))
    return `the link ${quoted(token.raw)} takes in what stands right behind the address; put the address in angle brackets, <https://…>`;
  return undefined;
}

/** `12*15*18` and `L*B*H`: no author emphasises half a number or a single factor. */
function isFormulaInItalics(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if ((token.type !== 'em' && token.type !== 'strong') || !token.raw.startsWith('*')) return false;
  const [left, right] = [before?.raw ?? '', after?.raw ?? ''];
  if (/\d$/.test(left) || /^\d/.test(right)) return true;
  return token.type === 'em' && /[\p{L}\p{N})]$/u.test(left) && /^[\p{L}\p{N}(]/u.test(right);
}
