/**
 * Keeps a number on one line with its unit or the name before it, by no-break spaces: '20 cm', 'Sector 62', '112 or 108',
 * 'Uttar Pradesh 201309', '3:10 pm', 'fault 1184', '12 floors'. What else is counted
 * may move to the next line, as in '15 minutes' and '84 people': otherwise lines on a phone become too ragged. Texts of
 * pages and posts go through it when they are shown.
 * @example
 * withNoBreakSpaces('20 cm in Sector 62'); // '20\u00a0cm in Sector\u00a062'
 */
export function withNoBreakSpaces(text: string): string {
  return text.replace(run, onOneLine);
}

/** Keeps all of a short text on one line. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

const label = '(?:IS|Clause|Section|[Ss]ector|[Dd]ay|[Ww]eeks?|[Pp]age|[Ff]ault|Uttar Pradesh)';
const number = String.raw`₹?\d+(?:[.,/]\d+)*%?(?![\d:+-])`;
const joint = '(?:,| or| to| and)';
const unit = String.raw`(?:per cent|°C|(?:mm|cm|m|km|mg|kg|A|kW|kVA|lakh|crore|am|pm|floors)\b)`;
// But not in ranges such as the opening hours, which may break.
const time = String.raw`(?<!\bto )\b\d{1,2}:\d\d [ap]m\b(?! to)`;
const run = new RegExp(
  String.raw`${time}|(?<![\w:.,/+₹-])(?:${label} )?${number}(?:${joint} ${number})?(?: ${unit})?`,
  'g',
);
