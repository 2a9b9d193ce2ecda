/**
 * For what is the same for every visitor. A browser keeps it for `browserSeconds`. A shared cache is at most ten seconds behind the edges, and
 * for an hour shows what it has where none answers.
 */
export function publicFor(browserSeconds: number): string {
  return `public, max-age=${browserSeconds}, s-maxage=5, stale-while-revalidate=5, stale-if-error=3600`;
}
