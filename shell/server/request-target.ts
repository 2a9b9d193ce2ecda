export interface RequestTarget {
  /** As it was sent, neither decoded nor normalised. */
  pathname: string;
  /** Without its question mark. */
  query: string;
}

/** Only the first question mark divides: a query may hold more of them. */
export function splitTarget(url: string): RequestTarget {
  const mark = url.indexOf('?');
  return mark < 0 ? { pathname: url, query: '' } : { pathname: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** Logs tell paths alone: a query may hold what a visitor searched for. */
export function withoutQuery(url: string): string {
  return splitTarget(url).pathname;
}
