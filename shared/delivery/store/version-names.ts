/**
 * Reads a version's name as people type it and links carry it. Undefined if the text is anything else.
 *
 * @example
 * parseVersionName('blog@1.0.0-3f9a1c20'); // { part: 'blog', version: '1.0.0-3f9a1c20' }
 */
export function parseVersionName(text: string): { part: string; version: string } | undefined {
  const [, part, version] = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.-]*)$/.exec(text) ?? [];
  return part && version ? { part, version } : undefined;
}

/** `blog@1.0.0-3f9a1c20` for each part. */
export function versionNames(versions: Record<string, string>): string[] {
  return Object.entries(versions).map((pair) => pair.join('@'));
}
