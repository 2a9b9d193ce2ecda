// Three lines of a card hold about 160 characters; a little more lets the card cut where it likes.
const LONGEST = 200;

/** A paragraph of HTML from plain text, cut at a word. */
export function excerptOf(text: string): string {
  return `<p>${escapeHtml(shorten(text.replace(/\s+/g, ' ').trim()))}</p>`;
}

function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const head = text.slice(0, LONGEST + 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,;:.]+$/, '')}…`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
