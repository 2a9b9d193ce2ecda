/** Whether a text can be the end of an address here. Nothing else reaches the database: PostgreSQL fails on a NUL. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
