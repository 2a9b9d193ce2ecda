/** Nothing but slugs reaches the database: PostgreSQL fails on a NUL character. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
