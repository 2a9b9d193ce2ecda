/**
 * Keeps a number on one line with what it counts or belongs to, by no-break spaces: '45 degrees', 'Sector 62', '30 September', '112 or 108'.
 * Words of more than nine letters stay apart, because long runs leave stairs at the ends of lines; so do the specification's own words, such
 * as '30+ years'. Parts' `content/` goes through it when it is built, posts when they are shown.
 */
export function withWholeNumbers(text: string): string {
  return text.replace(run, (words) => words.replaceAll(' ', '\u00a0'));
}

/** The same for HTML, whose tags stay as they are. */
export function withWholeNumbersInHtml(html: string): string {
  return html.replace(/[^<>]+(?=<|$)/g, withWholeNumbers);
}

const label = '(?:IS|Clause|Section|[Ss]ector|[Dd]ay|[Ww]eeks?|[Pp]age)';
const number = String.raw`₹?\d+(?:[.,/]\d+)*%?(?![\d:+-])`;
const joint = '(?:,| or| to| and)';
const year = String.raw`\b(?:19|20)\d\d`;
const noNoun =
  '(?:an?|and|are|as|at|but|by|each|every|first|for|from|has|have|if|in|into|is|now|of|on|or|per|than|that|the|to|was|were|where|which|who|with)';
const noun = String.raw`(?:per cent|°C|(?!${noNoun}\b)[A-Za-z]{1,9}\b)`;
const run = new RegExp(
  String.raw`(?<![\w:.,/+₹-])(?:${label} )?${number}(?:${joint} ${number})?(?:(?<!${year}) ${noun})?`,
  'g',
);
