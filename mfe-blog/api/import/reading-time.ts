// Adults read 180 to 260 words of plain English a minute; tables and step-by-step lists slow them down.
const wordsPerMinute = 200;

/** How long an HTML text takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
