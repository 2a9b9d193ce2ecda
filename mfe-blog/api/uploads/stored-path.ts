const mediaTypes = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
]);

/** Media type of a file below `/uploads/`; undefined if the import could not have made such a path. */
export function storedPathType(path: string): string | undefined {
  const match = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.([a-z]+)$/.exec(path);
  return mediaTypes.get(match?.[1] ?? '');
}
