// Stands in for the library's range parser, 1 KB: every build here shares a module under its exact version, or without one (`singletons.ts`).

/** Whether a version is the one that is asked for, or, for `<=1.2.3`, not newer. */
export function satisfy(version: string, wanted: string): boolean {
  return wanted.startsWith('<=') ? !isNewer(version, wanted.slice(2)) : version === wanted;
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
