// Adults read 180 to 260 words of plain English a minute; tables and steps that one stops at bring that down.
const WORDS_A_MINUTE = 200;

/** Whole minutes for a text of HTML, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
