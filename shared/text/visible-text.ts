/*
 * Which characters of a text are visible: one rule for forms, APIs, commands, mails and exports.
 *
 * Invisible are white space, control characters, whatever a font may draw as nothing (Default_Ignorable_Code_Point:
 * zero-width characters, direction marks, soft hyphens, Hangul fillers, joiners, variation selectors, tags) and a few signs
 * that are drawn blank, such as the empty braille cell. A text of nothing else counts as empty.
 *
 * Names need some of these: blanks, joiners (Indic scripts, emoji) and variation selectors (emoji, Chinese). All others are
 * hidden characters: a line of text that contains one is refused, or shown with an escape such as \u202e in its place.
 * In a message, which may be pasted from anywhere, most are harmless, so it is accepted as it is. When it is shown, only
 * characters that could control a terminal or reverse the direction of a line are escaped.
 */

const invisible =
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{16fe4}\u{1d159}]$/u;
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb]|(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;
/** Controls that no keyboard types, and lone surrogates. */
const control = /[^\P{Cc}\n\t]|\p{Cs}/u;
const controlOrBidi = /[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/** Whether nothing of the text is visible. */
function isInvisible(text: string): boolean {
  return [...text].every((character) => invisible.test(character));
}

/**
 * Whether a line of text, such as a name, has invisible characters that no writing system needs there.
 * @example
 * hasHidden('Asha\u202e Verma'); // true
 */
export function hasHidden(line: string): boolean {
  return line.search(hidden) !== -1;
}

/** Whether a text of several lines has control characters other than line breaks and tabs, or lone surrogates. */
export function hasControls(text: string): boolean {
  return control.test(text);
}

/**
 * Removes blanks and hidden characters at both ends, where address books and office programs leave them; '' if nothing is visible.
 * @example
 * trimInvisible(' \u200bAsha Verma '); // 'Asha Verma'
 */
export function trimInvisible(text: string): string {
  const characters = [...text];
  const first = characters.findIndex((character) => !isPadding(character));
  if (isInvisible(text)) return '';
  return characters.slice(first, characters.findLastIndex((character) => !isPadding(character)) + 1).join('');
}

/** Removes everything invisible, blanks included. */
export function removeInvisible(text: string): string {
  return [...text].filter((character) => !invisible.test(character)).join('');
}

/**
 * For a name or another value within a line of a terminal or mail, and for mail headers: line breaks and tabs become blanks, so that the
 * value cannot add a line, and hidden characters become escapes. Does not escape HTML.
 */
export function escapeHiddenInLine(text: string): string {
  return text
    .replace(/[\t\n\v\f\r ]+/g, ' ')
    .trim()
    .replace(hidden, escapeOf);
}

/**
 * For a whole message, in a terminal, in the body of a mail or as JSON: line breaks and tabs stay, and characters that control a terminal
 * or reverse the direction of a line become escapes, as JSON writes them, so JSON keeps its meaning. Never for a mail header, where a
 * line break would begin another header. Does not escape HTML, so it can be applied to a finished page.
 */
export function escapeControlsInText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controlOrBidi, escapeOf);
}

/**
 * For a line, or a piece of one, beside other words of a terminal or mail, once it is escaped: a text from right to left, such as Urdu, is
 * put between two isolating marks, so that it does not reorder the words, numbers and punctuation around it. Any other stays as it is.
 * In HTML, use `<bdi>` or `dir="auto"` instead.
 */
export function isolateDirection(line: string): string {
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}

function isPadding(character: string): boolean {
  return invisible.test(character) && !/[\p{Join_Control}\p{Variation_Selector}]/u.test(character);
}

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
