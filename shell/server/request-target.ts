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
