import type { DocumentEntry, FragmentEntry, PartTable, RouteEntry } from '@site/contracts/part';

/** `part.json`: what one immutable version of a part contains. Written by the build, read by everyone else. */
export interface PartManifest {
  name: string;
  /** Semver and content hash: `1.0.0-3f9a1c20`. */
  version: string;
  /** First script of the part, in `browser/`. */
  entry: string;
  /** Exposed module or page name to the files it needs besides the entry, in `browser/`. */
  chunks: Record<string, { scripts: string[]; styles: string[] }>;
  table: PartTable;
  /** Version of the contract that the sources were built with. */
  contract: string;
  /** Package name to the version it was built against, of those of which a page has only one. */
  packages: Record<string, string>;
  /** Every file of the version: path to base64 sha384 and size in bytes. */
  files: Record<string, { sha384: string; bytes: number }>;
}

/** An immutable set: one version of every part. */
export interface Release {
  id: string;
  /** Part name to version. */
  parts: Record<string, string>;
}

/** A row of the merged route table. */
export type OwnedRoute = RouteEntry & { part: string };

export interface ReleaseTable {
  routes: OwnedRoute[];
  fragments: (FragmentEntry & { part: string })[];
  documents: (DocumentEntry & { part: string })[];
  moved: Record<string, string>;
}

/** Merges the tables of all parts. Throws where two claim one path or one fragment. */
export function mergeTables(manifests: PartManifest[]): ReleaseTable {
  const [clash] = tableClashes(manifests);
  if (clash) throw new Error(`Both ${clash.owners.join(' and ')} claim "${clash.claim}"; one of them must give it up.`);
  const routes = manifests.flatMap(({ name, table }) => table.routes.map((route) => ({ ...route, part: name })));
  const fragments = manifests.flatMap(({ name, table }) =>
    table.fragments.map((fragment) => ({ ...fragment, part: name })),
  );
  const documents = manifests.flatMap(({ name, table }) =>
    (table.documents ?? []).map((document) => ({ ...document, part: name })),
  );
  const moved = Object.assign({}, ...manifests.map(({ table }) => table.moved));
  return { routes, fragments, documents, moved };
}

/** All that a part answers at, those it leads on from among them. */
export function addressesOf({ routes, documents = [], moved = {} }: PartTable): string[] {
  return [...routes.map(({ path }) => path), ...documents.map(({ path }) => path), ...Object.keys(moved)];
}

/** Paths and fragment names that two parts claim. */
export function tableClashes(manifests: PartManifest[]): { claim: string; owners: string[] }[] {
  const owners = new Map<string, string[]>();
  for (const { name, table } of manifests) {
    const claims = [...addressesOf(table), ...table.fragments.map((fragment) => fragment.name)];
    for (const claim of claims) owners.set(claim, [...(owners.get(claim) ?? []), name]);
  }
  return [...owners].filter(([, names]) => names.length > 1).map(([claim, names]) => ({ claim, owners: names }));
}
