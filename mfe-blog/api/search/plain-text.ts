const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What the HTML of a post says, each of its blocks on a line. The import has written that HTML: its tags are whole and few. */
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
