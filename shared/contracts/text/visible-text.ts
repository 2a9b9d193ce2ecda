/*
 * What a person sees of a text, one rule for forms, APIs, commands, mails and exports.
 *
 * Nobody sees white space, controls, what Unicode lets a font draw nothing for (Default_Ignorable_Code_Point: zero-width
 * characters, direction marks, soft hyphens, Hangul fillers, joiners, variation selectors, tags) and a few signs that are
 * drawn blank, such as the empty braille cell. A text of nothing else is empty.
 *
 * Of these a name needs blanks, joiners (Indic scripts, emoji) and variation selectors (emoji, Chinese). All others are
 * hidden characters: a line of text is refused with one in it, and shown with an escape such as \u202e in its place.
 * In a message, which is pasted from anywhere, most do no harm, so it is taken as it is. Where it is shown, only what
 * could steer a terminal or turn the direction of a line is escaped.
 */

const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{16fe4}\u{1d159}]$/u;
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb]|(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;
const steering = /[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Whether a person who looks at the text sees nothing at all. */
export function showsNothing(text: string): boolean {
  return [...text].every((character) => unseen.test(character));
}

/** Whether a line of text, such as a name, has characters that nobody sees and no script needs there. */
export function hasHidden(line: string): boolean {
  return line.search(hidden) !== -1;
}

/** Whether a text of several lines has controls, which no keyboard types, or half characters. */
export function hasControls(text: string): boolean {
  return /[^\P{Cc}\n\t]|\p{Cs}/u.test(text);
}

/** Without blanks and hidden characters at both ends, where address books and office programs leave them; '' if it shows nothing. */
export function trimmed(text: string): string {
  const characters = [...text];
  const first = characters.findIndex((character) => !isPadding(character));
  if (first === -1 || showsNothing(text)) return '';
  return characters.slice(first, characters.findLastIndex((character) => !isPadding(character)) + 1).join('');
}

/** Without anything that nobody sees, blanks included. */
export function onlyVisible(text: string): string {
  return [...text].filter((character) => !unseen.test(character)).join('');
}

/** To show on one line: line breaks and tabs become blanks, hidden characters escapes. */
export function shownLine(text: string): string {
  return text
    .replace(/[\t\n\v\f\r ]+/g, ' ')
    .trim()
    .replace(hidden, escaped);
}

/** To show with its line breaks: what steers becomes escapes, which are JSON's own, so that JSON keeps its meaning. */
export function shownLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(steering, escaped);
}

function isPadding(character: string): boolean {
  return unseen.test(character) && !/[\p{Join_Control}\p{Variation_Selector}]/u.test(character);
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
