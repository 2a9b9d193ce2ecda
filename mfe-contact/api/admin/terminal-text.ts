import { shownLine } from '@site/contracts/visible-text';

/** Cut or filled to this width, so that columns stand below each other; never cut inside a letter of Hindi. */
export function fitted(text: string, width: number): string {
  const line = shownLine(text);
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
