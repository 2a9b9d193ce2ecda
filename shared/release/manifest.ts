import type { DocumentEntry, FragmentEntry, PartTable, RouteEntry } from '../contracts/part.ts';

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
}

/** Merges the tables of all parts. Throws where two claim one path or one fragment. */
export function mergeTables(manifests: PartManifest[]): ReleaseTable {
  const routes = manifests.flatMap(({ name, table }) => table.routes.map((route) => ({ ...route, part: name })));
  const fragments = manifests.flatMap(({ name, table }) => table.fragments.map((fragment) => ({ ...fragment, part: name })));
  const documents = manifests.flatMap(({ name, table }) => (table.documents ?? []).map((document) => ({ ...document, part: name })));
  refuseClash([...routes, ...documents].map(({ path, part }) => [path, part]));
  refuseClash(fragments.map(({ name, part }) => [name, part]));
  return { routes, fragments, documents };
}

function refuseClash(claims: (readonly [key: string, part: string])[]): void {
  const owners = new Map<string, string>();
  for (const [key, part] of claims) {
    const owner = owners.get(key);
    if (owner) throw new Error(`Both ${owner} and ${part} claim "${key}"; one of them must give it up.`);
    owners.set(key, part);
  }
}
