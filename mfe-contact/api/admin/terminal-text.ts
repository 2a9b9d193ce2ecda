/** Without what could steer a terminal or turn the direction of a line. Line breaks and tabs become blanks. */
export function oneLine(text: string): string {
  return safeLines(text).replace(/\s+/g, ' ').trim();
}

/** The same with its line breaks. */
export function safeLines(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ');
}

/** Cut or filled to this width, so that columns stand below each other; never cut inside a letter of Hindi. */
export function fitted(text: string, width: number): string {
  const line = oneLine(text);
  if (widthOf(line) <= width) return line + ' '.repeat(width - widthOf(line));
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (widthOf(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`.padEnd(kept.length + 1 + width - 1 - widthOf(kept));
}

/** Terminals give signs that stand above and below a letter no place of their own, and pictures two. */
function widthOf(text: string): number {
  const signs = text.match(/[\p{Mn}\p{Me}\p{Cf}]/gu)?.length ?? 0;
  const pictures = text.match(/\p{Emoji_Presentation}/gu)?.length ?? 0;
  return [...text].length - signs + pictures;
}
