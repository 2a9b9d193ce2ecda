import type { SiteRoute } from '@site/contracts/shell-api';

/** Name of the performance mark by which the page's report knows which page came later without a new document. */
export const pageOpenedMark = 'page-opened';

/** A page's kind in the metrics: `blog/BlogListPage`. */
export function pageKind({ part, page }: Pick<SiteRoute, 'part' | 'page'>): string {
  return `${part}/${page}`;
}

/** Records that the router has opened a page. */
export function markPageOpened(route: SiteRoute): void {
  performance.mark(pageOpenedMark, { detail: pageKind(route) });
}
