/**
 * The `code` of a system or database error. No `instanceof` here: under Jest, Node's own errors come from another
 * realm.
 */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/**
 * For `catch`: this value where a file or folder is missing. Any other error is thrown again.
 * @example
 * const names = await readdir(folder).catch(ifMissing([]));
 */
export function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return value;
    throw error;
  };
}

/** What an error says: anything can be thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
