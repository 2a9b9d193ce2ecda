interface Tags {
  /** Matches the opening tag alone. */
  opening: RegExp;
  closing: string;
}

/**
 * Replaces the elements of sanitised HTML that have these tags and do not contain themselves. Takes a time that grows with the HTML and no
 * faster; one pattern for a whole element would look for an end after each beginning.
 */
export function replaceElements(html: string, tags: Tags, replace: (opening: string, inner: string) => string): string {
  const pieces = html.split(tags.closing);
  const rest = pieces.pop() ?? '';
  const replaced = pieces.map((piece) => {
    const found = tags.opening.exec(piece);
    if (!found) return piece + tags.closing;
    const [opening] = found;
    return piece.slice(0, found.index) + replace(opening, piece.slice(found.index + opening.length));
  });
  return replaced.join('') + rest;
}
