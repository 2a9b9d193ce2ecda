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

const uncheckedEnd = '-unchecked';

/** The name of a build whose types were not checked: a version of its own, recognisable everywhere. */
export function uncheckedVersion(version: string): string {
  return version + uncheckedEnd;
}

/** Whether both are versions of one build, with its types checked or not. */
export function isSameBuild(one: string | undefined, other: string): boolean {
  return one !== undefined && buildOf(one) === buildOf(other);
}

function buildOf(version: string): string {
  return version.endsWith(uncheckedEnd) ? version.slice(0, -uncheckedEnd.length) : version;
}
