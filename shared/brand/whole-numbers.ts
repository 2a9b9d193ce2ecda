/**
 * Keeps a number on one line with its unit and with what it belongs to, by no-break spaces: '20 cm', 'Sector 62', '112 or 108'. What it counts
 * may move to the next line, '15 minutes' and '84 people' too: bound, they leave stairs at the ends of a phone's lines. Parts' `content/` goes
 * through it when it is built, posts when they are shown.
 */
export function withWholeNumbers(text: string): string {
  return text.replace(run, (words) => words.replaceAll(' ', '\u00a0'));
}

/** The same for HTML, whose tags stay as they are. */
export function withWholeNumbersInHtml(html: string): string {
  return html.replace(/(<[^<>]*>)|[^<>]+/g, (piece, tag) => (tag ? piece : withWholeNumbers(piece)));
}

const label = '(?:IS|Clause|Section|[Ss]ector|[Dd]ay|[Ww]eeks?|[Pp]age)';
const number = String.raw`₹?\d+(?:[.,/]\d+)*%?(?![\d:+-])`;
const joint = '(?:,| or| to| and)';
const unit = String.raw`(?:per cent|°C|(?:mm|cm|m|km|mg|kg|A|kW|kVA|lakh|crore|am|pm)\b)`;
const run = new RegExp(String.raw`(?<![\w:.,/+₹-])(?:${label} )?${number}(?:${joint} ${number})?(?: ${unit})?`, 'g');
