const TYPES = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
]);

/** Media type of a file below `/uploads/`, or nothing where the path is not one that the import could have made. */
export function storedPathType(path: string): string | undefined {
  const match = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.([a-z]+)$/.exec(path);
  return TYPES.get(match?.[1] ?? '');
}
