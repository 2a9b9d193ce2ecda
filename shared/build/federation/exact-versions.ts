// Stands in for the library's parser of version ranges, 1 KB: every build here shares a module under its exact version, or asks for
// none (`singletons.ts`), which the library calls `*`.

/** Whether a version is the one that is asked for, or, for `<=1.2.3`, not newer. */
export function satisfy(version: string, wanted: string): boolean {
  if (wanted.startsWith('<=')) return !isNewer(version, wanted.slice(2));
  return wanted === '*' || version === wanted;
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
