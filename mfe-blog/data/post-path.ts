/** Address of a post's page. Slugs of ours need no encoding; those of other servers may. */
export function postPath(slug: string): string {
  return `/blogs/${encodeURIComponent(slug)}`;
}
