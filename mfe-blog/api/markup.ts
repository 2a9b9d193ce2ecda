/** Plain text as it is written in HTML and XML, between tags and in attributes with double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of a post's HTML, each block on a line of its own. The import has written that HTML: its tags are whole and few. */
export function plainText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<\/?(?:p|h[1-6]|li|ul|ol|tr|td|th|table|blockquote|pre|figcaption|hr|br)\b[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => characters[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

// Three lines of a card hold about 160 characters; the card makes the final cut.
const maxExcerptLength = 200;

/** Plain text as one HTML paragraph, cut at a word. */
export function excerptOf(text: string): string {
  return `<p>${escapeMarkup(shorten(text.replace(/\s+/g, ' ').trim()))}</p>`;
}

function shorten(text: string): string {
  if (text.length <= maxExcerptLength) return text;
  const head = text.slice(0, maxExcerptLength + 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), maxExcerptLength / 2)).replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}…`;
}

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
