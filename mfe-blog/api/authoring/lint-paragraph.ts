import type { LineProblem } from '../import/problem.ts';

/** Finds lines of a paragraph that were meant as a list, a heading, a table or lines of their own. */
export function lintParagraph(paragraph: string, firstLine: number): LineProblem[] {
  const lines = paragraph.split('\n');
  const found = lines.flatMap((text, index) => {
    const rule = lineRules.find(([pattern]) => pattern.test(text));
    return rule ? [{ line: firstLine + index, message: rule[1] }] : [];
  });
  if (found.length > 0) return found;
  const [pattern, message] = headingWithoutSpace;
  return pattern.test(paragraph) ? [{ line: firstLine, message }] : joinedLines(lines, firstLine);
}

type Rule = [pattern: RegExp, message: string];

const lineRules: Rule[] = [
  [
    /^(?=[ \t]*[\p{Cf}\u00a0\u2007\u202f\u3000])[\s\p{Cf}]*(?:#{1,6}\s|[-*+–]\s|\d{1,3}[.)]\s|[>|])/u,
    'the first mark of this line is not read, because there is a hard space or an invisible character before it; delete that',
  ],
  [/^\s*#{2,6}[^ \t\n#]/, 'this line is no heading; write a space after the #'],
  [
    /^[ \t]*\|.*\|[ \t]*$/,
    'this line is no row of a table; a table needs a head and below it a line such as |---|---|',
  ],
  [
    /^(?=[-:| \t]*\|)(?=[-:| \t]*--)[-:| \t]+$/,
    'this line makes no table; it needs as many cells as the header row, which is the line above',
  ],
];

// Words such as '#Noida #FacilityManagement' are meant as they are.
const headingWithoutSpace: Rule = [
  /^ {0,3}#\p{L}[^#\s]*[ \t]+[^#\s][^#\n]*\n?$/u,
  'this line is no heading; write a space after the #, or \\# if it is meant as it is',
];

const joined = 'this line and the next are shown as one; begin each with "- ", or end this one with two spaces';

/** Beginnings that make a line one of a list, if the next line begins so too. */
const beginnings: Rule[] = [
  // (a) b. iv) 2) 2.pumps 1.2 10:30 Q1.
  [
    /^\s*(?:\(?(?:\p{L}\d{0,2}|[ivx]{2,4}|\d{1,2})[.):]\s|\d{1,2}[.)]\p{L}|\d{1,2}(?:[.:]\d{1,2}){1,3}[.)]?\s)/u,
    'this line and the next are shown as one; begin a list with 1. below an empty line, or end this one with two spaces',
  ],
  [/^\s*(?:[\p{So}\p{Pd}→⇒›»]|\d\ufe0f?\u20e3|\*\p{L}[^*]*$)/u, joined],
  // A full line is running text with a colon in it.
  [/^\s*\p{L}[\p{L}\p{M} /-]{0,30}:\s.{1,60}$/u, joined],
  [
    /^\s*\S[^\t]*?(?:\t| {3})/,
    'tabs and spaces make no table, and this line and the next are shown as one; write | between cells, and |---|---| below the head',
  ],
];

/** Two spaces, a backslash or `<br>` keep the next line apart. */
const endsLine = /(?: {2}|\\|<br ?\/?>)$/;

function joinedLines(lines: string[], firstLine: number): LineProblem[] {
  for (const [index, text] of lines.slice(0, -1).entries()) {
    const next = lines[index + 1] ?? '';
    const rule = beginnings.find(([beginning]) => beginning.test(text) && beginning.test(next.trimEnd()));
    if (rule && !endsLine.test(text)) return [{ line: firstLine + index, message: rule[1] }];
  }
  return [];
}

const textRules: Rule[] = [
  [
    /(?<!\*)\*{2,3}(?!\*)/,
    '** is shown as it is; bold must begin right before a letter and end right after one, with no sign between it and the next word; if there must be one, write <b>words</b>',
  ],
  [
    /(?:^|[^\p{L}\p{N}*])\*[^*\s][^*]*\*[\p{L}\p{N}]/u,
    '* is shown as it is; no sign may stand between the second one and the next word: write <i>words</i> where it must',
  ],
  [/(?<!~)~~(?!~)/, '~~ is shown as it is; it needs words between two of them, without spaces inside'],
  [/(?<!_)__(?!_)/, '__ is shown as it is; write **words** for bold'],
  [/`/, "a ` is shown as it is; code goes between two of them, and an apostrophe is '"],
  [/<!--/, '<!-- is shown as it is; a comment ends in -->'],
  [/\]\(/, '[words](address) makes no link here; the address has no spaces, so write %20 for each'],
  [/\] \((?:$|[/#]|mailto:|tel:)/, '[words] (address) makes no link; write no space between ] and ('],
  [/\[[^[\]]+\]\[[^[\]]*\]/, 'this makes no link, because nothing says its address; write [words](address)'],
  [
    /\[\^[^[\]\s]+\]/,
    'this has no note; write one in a paragraph of its own, such as [^1]: and its text, below an empty line',
  ],
  [/\[\^[^[\]\s]+\s/, 'this is no note, because its name has a blank in it; write a number or a word, [^1]'],
  [
    /\ufffd|â€|à[¤¥]|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/,
    'a character here was lost when the file was saved; write it again and save the file in UTF-8',
  ],
];

/** Finds marks in a text that do nothing there, unless a backslash is before them. */
export function lintText(text: string, firstLine: number): LineProblem[] {
  return text
    .replace(/\\[!-/:-@[-`{-~]/g, '')
    .split('\n')
    .flatMap((line, index) =>
      textRules.flatMap(([pattern, message]) => (pattern.test(line) ? [{ line: firstLine + index, message }] : [])),
    );
}
