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

const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{16fe4}\u{1d159}]$/u;
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb]|(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;
const steering = /[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * Whether nothing of the text is visible.
 * @example
 * showsNothing(' \u200b'); // true
 */
export function showsNothing(text: string): boolean {
  return [...text].every((character) => unseen.test(character));
}

/** Whether a line of text, such as a name, has invisible characters that no writing system needs there. */
export function hasHidden(line: string): boolean {
  return line.search(hidden) !== -1;
}

/** Whether a text of several lines has control characters, which no keyboard types, or half characters. */
export function hasControls(text: string): boolean {
  return /[^\P{Cc}\n\t]|\p{Cs}/u.test(text);
}

/** Removes blanks and hidden characters at both ends, where address books and office programs leave them; '' if nothing is visible. */
export function trimmed(text: string): string {
  const characters = [...text];
  const first = characters.findIndex((character) => !isPadding(character));
  if (showsNothing(text)) return '';
  return characters.slice(first, characters.findLastIndex((character) => !isPadding(character)) + 1).join('');
}

/** Removes everything invisible, blanks included. */
export function onlyVisible(text: string): string {
  return [...text].filter((character) => !unseen.test(character)).join('');
}

/** For showing on one line: line breaks and tabs become blanks, hidden characters escapes. */
export function shownLine(text: string): string {
  return text
    .replace(/[\t\n\v\f\r ]+/g, ' ')
    .trim()
    .replace(hidden, escaped);
}

/**
 * For showing with its line breaks: control and direction characters become escapes, as JSON writes them, so that JSON keeps its meaning.
 */
export function shownLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(steering, escaped);
}

/**
 * For showing a line, or a piece of one, beside other words: a text from right to left, such as Urdu, is set between two isolating
 * marks, so that it does not turn the words, numbers and punctuation round it. Any other stays as it is.
 */
export function isolated(line: string): string {
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}

function isPadding(character: string): boolean {
  return unseen.test(character) && !/[\p{Join_Control}\p{Variation_Selector}]/u.test(character);
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
