export interface WrittenLink {
  line: number;
  href: string;
}

// `[words](/path)`, `[words]: /path` and `<a href="/path">`. A picture has an exclamation mark before its words.
const patterns = [
  /(?<!!)\[[^\]]*\]\(\s*<?([^)\s>]+)/g,
  /^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)/g,
  /<a\s[^>]*href="([^"]+)"/g,
];

/** The links of a text in Markdown with their lines, of which the text's first is `firstLine`. Code has no links. */
export function linksIn(markdown: string, firstLine: number): WrittenLink[] {
  return outsideCode(markdown).flatMap((text, at) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, href = '']) => ({ line: firstLine + at, href }))),
  );
}

/** Lines of pictures, which posts cannot show inside their text. */
export function pictureLinesIn(markdown: string, firstLine: number): number[] {
  return outsideCode(markdown).flatMap((text, at) => (/!\[[^\]]*\]\(|<img\s/.test(text) ? [firstLine + at] : []));
}

/** The lines of the text; those of code are empty. */
function outsideCode(markdown: string): string[] {
  let isCode = false;
  return markdown.split('\n').map((text) => {
    const isFence = /^\s{0,3}(?:```|~~~)/.test(text);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? '' : text.replace(/`[^`]*`/g, '');
  });
}
