import { hash } from 'node:crypto';
import type { Release, Retirement } from '@site/contracts/manifest';

/**
 * The release of these versions; the same ones always give the same id.
 *
 * @example
 * const { id } = releaseOf({ parts: { shell: '1.0.0-8e19d4c3', blog: '1.0.0-3f9a1c20' } }); // 'b51f…', deterministic
 */
export function releaseOf({ parts, retired = {} }: Omit<Release, 'id'>): Release {
  const content = {
    parts: sorted(parts),
    ...(Object.keys(retired).length > 0 && { retired: mapValues(sorted(retired), sorted) }),
  };
  // Without retired parts the id is made of the versions alone, as it was before parts could be retired.
  const text = JSON.stringify(content.retired ? content : content.parts);
  return { id: hash('sha256', text, 'hex').slice(0, 12), ...content };
}

export function isReleaseId(text: string): boolean {
  return /^[0-9a-f]{12}$/.test(text);
}

/** The release with these versions in place of its own. A part among them is no longer retired. */
export function withVersions({ parts, retired = {} }: Release, versions: Record<string, string>): Release {
  return releaseOf({ parts: { ...parts, ...versions }, retired: omit(retired, Object.keys(versions)) });
}

/** The release without this part. Earlier redirects to its pages go where these go now. */
export function withoutPart({ parts, retired = {} }: Release, part: string, retirement: Retirement): Release {
  const redirected = mapValues(retired, (rows) =>
    mapValues(rows, (to) => (to !== null && retirement[to] !== undefined ? retirement[to] : to)),
  );
  return releaseOf({ parts: omit(parts, [part]), retired: { ...redirected, [part]: retirement } });
}

/** The release with this part as another release has it, even if it is retired there. Undefined if the other one never had it. */
export function withPartOf(other: Release, live: Release, part: string): Release | undefined {
  const [version, retirement] = [other.parts[part], other.retired?.[part]];
  if (version) return withVersions(live, { [part]: version });
  return retirement && withoutPart(live, part, retirement);
}

/** Part name to version: the versions of `proposed` that `live` does not have. */
export function versionsChanged(
  live: Pick<Release, 'parts'>,
  proposed: Pick<Release, 'parts'>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(proposed.parts).filter(([part, version]) => live.parts[part] !== version));
}

/** The part's version. If it is retired, the redirects of its addresses as JSON; undefined if the release never had it. */
export function versionOrRetirement({ parts, retired }: Release, part: string): string | undefined {
  return parts[part] ?? (retired?.[part] && JSON.stringify(retired[part]));
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function omit<Value>(record: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
