export interface WrittenLink {
  line: number;
  href: string;
}

// `[words](/path)`, `[words]: /path` and `<a href="/path">`. A picture has an exclamation mark before its words.
const patterns = [
  /(?<!!)\[[^[\]]*\]\(\s*<?([^)\s>]+)/g,
  /^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)/g,
  /<a\s[^<>]*href="([^"<>]+)"/g,
];

/** The links of a text in Markdown with their lines, of which the text's first is `firstLine`. Code has no links. */
export function linksIn(markdown: string, firstLine: number): WrittenLink[] {
  return outsideCode(markdown).flatMap((text, at) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, href = '']) => ({ line: firstLine + at, href }))),
  );
}

/** Lines of pictures, which posts cannot show inside their text. */
export function pictureLinesIn(markdown: string, firstLine: number): number[] {
  return outsideCode(markdown).flatMap((text, at) => (/!\[[^[\]]*\]\(|<img\s/.test(text) ? [firstLine + at] : []));
}

/** The lines of the text; those of code are empty. A sheet is text between fences. */
function outsideCode(markdown: string): string[] {
  let open = '';
  return markdown.split('\n').map((text) => {
    const [fence, language] = /^\s{0,3}(?:```|~~~)(\w*)/.exec(text) ?? [];
    if (fence) open = open ? '' : language || 'code';
    return fence || (open && open !== 'sheet') ? '' : text.replace(/`[^`]*`/g, '');
  });
}
