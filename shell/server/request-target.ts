export interface RequestTarget {
  /** As it was sent, neither decoded nor normalised. */
  pathname: string;
  /** Without its question mark. */
  query: string;
}

/** A query may contain further question marks. */
export function splitTarget(url: string): RequestTarget {
  const [pathname = '', ...rest] = url.split('?');
  return { pathname, query: rest.join('?') };
}

/** The path alone. Logs get no more of a request: its query may contain what a visitor searched for. */
export function withoutQuery(url: string): string {
  return splitTarget(url).pathname;
}

/**
 * The usual spelling of a path. Index files are removed in a loop: a regular expression for them took a time that grew with the square of
 * the path's length, and fifty clients stopped the site.
 */
export function normalisedPath(path: string): string {
  // `//elsewhere.example` and `/\elsewhere.example` name another host to a browser.
  const segments = plainlyEncoded(path)
    .replace(/[/\\]{2,}/g, '/')
    .toLowerCase()
    .split('/');
  while (segments.length > 1 && indexFiles.includes(segments.at(-1) ?? '')) segments.pop();
  return segments.join('/') || '/';
}

/**
 * Signs that chats, mails and PDFs take for a part of an address. Removed one by one: a regular expression would take a time that grows with
 * the square of their number.
 */
function withoutAppended(segment: string): string {
  let end = segment.length;
  while (end > 0 && appended.includes(segment.charAt(end - 1))) end -= 1;
  return segment.slice(0, end);
}

/** Full stop and the like, brackets, quotes, blanks and invisible characters. */
const appended = '.,;:!?…)]}>\'"’”»*\t\n\r \u00a0\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff';

/** Endings that do not change which page a path means. */
const indexFiles = ['', 'index.html', 'index.htm'];

/** Encodes only what must be encoded, and leaves out what was appended. Otherwise each spelling of a slug would be cached as a page of its own. */
function plainlyEncoded(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(withoutAppended(decodeURIComponent(segment))))
      .join('/');
  } catch {
    return path;
  }
}
