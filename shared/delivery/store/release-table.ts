import type { PartManifest, Release } from '@site/contracts/manifest';
import type { DocumentEntry, FragmentEntry, PartTable, RouteEntry, ServiceEntry } from '@site/contracts/part';

/** A row of a release's route table: that of its part, with the part's name. */
export type ReleaseRoute = RouteEntry & { part: string };

export interface ReleaseTable {
  routes: ReleaseRoute[];
  fragments: (FragmentEntry & { part: string })[];
  documents: (DocumentEntry & { part: string })[];
  /** Former addresses, including those of retired parts, each with the one it redirects to. */
  moved: Record<string, string>;
  /** Addresses of retired parts that answer 410. */
  gone: string[];
}

/**
 * Merges the tables of all parts, and the addresses of retired ones. Throws if two parts claim one path or one fragment.
 *
 * @example
 * const { routes, moved } = mergeTables(await store.readManifests(release.parts), release.retired);
 */
export function mergeTables(manifests: PartManifest[], retired: Release['retired'] = {}): ReleaseTable {
  const [clash] = tableClashes(manifests);
  if (clash) throw new Error(`${describeClash(clash)}; only one of them may serve it.`);
  const rowsOf = <Row>(rowsIn: (table: PartTable) => Row[]) =>
    manifests.flatMap(({ name: part, table }) => rowsIn(table).map((row) => ({ ...row, part })));
  return {
    routes: rowsOf(({ routes }) => routes),
    fragments: rowsOf(({ fragments }) => fragments),
    documents: rowsOf(({ documents = [] }) => documents),
    ...formerAddresses(manifests, retired),
  };
}

/** Addresses that a live part took over from a retired one are its own. A retired part's redirect follows a page that has moved. */
function formerAddresses(
  manifests: PartManifest[],
  retired: NonNullable<Release['retired']>,
): Pick<ReleaseTable, 'moved' | 'gone'> {
  const moved: Record<string, string> = Object.assign({}, ...manifests.map(({ table }) => table.moved));
  const taken = new Set(manifests.flatMap(({ table }) => pathsOf(table).map(withoutParameterNames)));
  const rows = Object.values(retired)
    .flatMap((retirement) => Object.entries(retirement))
    .filter(([address]) => !taken.has(withoutParameterNames(address)));
  const redirects = rows.flatMap(([address, to]) => (to === null ? [] : [[address, moved[to] ?? to] as const]));
  // A tester's release has passed no gate, so a redirect in it might lead to another host, as `//` and `/\` do.
  const isPath = ([, to]: [string, string]) => /^\/(?![/\\])/.test(to);
  return {
    moved: Object.fromEntries(Object.entries({ ...moved, ...Object.fromEntries(redirects) }).filter(isPath)),
    gone: rows.flatMap(([address, to]) => (to === null ? [address] : [])),
  };
}

/** Every path that a part answers at, including its redirects. */
export function pathsOf({ routes, documents = [], moved = {} }: PartTable): string[] {
  return [...routes.map(({ path }) => path), ...documents.map(({ path }) => path), ...Object.keys(moved)];
}

/** Path prefixes that a service answers, those of its former API included. */
export function pathsAnswered({ paths, previous }: ServiceEntry): string[] {
  return [...paths, ...(previous?.paths ?? [])];
}

/** The path without the names of its parameters: `/blogs/:slug` and `/blogs/:id` are the same addresses. */
export function withoutParameterNames(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}

/** What two parts claim, or one twice. */
export interface TableClash {
  /** A path or the name of a fragment; several paths where they differ only in the names of their parameters. */
  claims: string[];
  owners: string[];
}

/** Paths and fragment names that two parts claim. */
export function tableClashes(manifests: PartManifest[]): TableClash[] {
  const claims = new Map<string, { claim: string; owner: string }[]>();
  for (const { name: owner, table } of manifests)
    for (const claim of [...pathsOf(table), ...table.fragments.map(({ name }) => name)]) {
      const key = withoutParameterNames(claim);
      claims.set(key, [...(claims.get(key) ?? []), { claim, owner }]);
    }
  return [...claims.values()]
    .filter((same) => same.length > 1)
    .map((same) => ({
      claims: [...new Set(same.map(({ claim }) => claim))],
      owners: same.map(({ owner }) => owner),
    }));
}

/** `Both blog and contact claim "/news"`: the beginning of a sentence. */
export function describeClash({ claims, owners }: TableClash): string {
  return `Both ${owners.join(' and ')} claim ${describeClaims(claims)}`;
}

/** `"/blogs/:slug", the same as "/blogs/:id"` */
export function describeClaims(claims: string[]): string {
  return claims.map((claim) => `"${claim}"`).join(', the same as ');
}
