import { escapeMarkup } from '../escape-markup.ts';

// Three lines of a card hold about 160 characters; the rest leaves the final cut to the card.
const maxLength = 200;

/** Plain text as one HTML paragraph, cut at a word. */
export function excerptOf(text: string): string {
  return `<p>${escapeMarkup(shorten(text.replace(/\s+/g, ' ').trim()))}</p>`;
}

function shorten(text: string): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength + 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), maxLength / 2)).replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}…`;
}
