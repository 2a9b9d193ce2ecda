/**
 * The `code` of a system or database error. No `instanceof` here: under Jest, Node's own errors come from another
 * realm.
 */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
