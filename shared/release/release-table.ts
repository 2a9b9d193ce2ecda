import type { PartManifest } from '@site/contracts/manifest';
import type { DocumentEntry, FragmentEntry, PartTable, RouteEntry } from '@site/contracts/part';

/** A row of the merged route table. */
export type OwnedRoute = RouteEntry & { part: string };

export interface ReleaseTable {
  routes: OwnedRoute[];
  fragments: (FragmentEntry & { part: string })[];
  documents: (DocumentEntry & { part: string })[];
  moved: Record<string, string>;
}

/** Parts of this contract did not state which routes take forms, so any may. */
const saidNothingOfForms = '2.0';

/** Merges the tables of all parts. Throws where two claim one path or one fragment. */
export function mergeTables(manifests: PartManifest[]): ReleaseTable {
  const [clash] = tableClashes(manifests);
  if (clash)
    throw new Error(`Both ${clash.owners.join(' and ')} claim "${clash.claim}"; only one of them may serve it.`);
  const routes = manifests.flatMap(({ name, contract, table }) =>
    table.routes.map((route) => ({ takesForms: contract === saidNothingOfForms, ...route, part: name })),
  );
  const fragments = manifests.flatMap(({ name, table }) =>
    table.fragments.map((fragment) => ({ ...fragment, part: name })),
  );
  const documents = manifests.flatMap(({ name, table }) =>
    (table.documents ?? []).map((document) => ({ ...document, part: name })),
  );
  const moved = Object.assign({}, ...manifests.map(({ table }) => table.moved));
  return { routes, fragments, documents, moved };
}

/** Every path that a part answers at, its redirects among them. */
export function pathsOf({ routes, documents = [], moved = {} }: PartTable): string[] {
  return [...routes.map(({ path }) => path), ...documents.map(({ path }) => path), ...Object.keys(moved)];
}

/** Paths and fragment names that two parts claim. */
export function tableClashes(manifests: PartManifest[]): { claim: string; owners: string[] }[] {
  const owners = new Map<string, string[]>();
  for (const { name, table } of manifests) {
    const claims = [...pathsOf(table), ...table.fragments.map((fragment) => fragment.name)];
    for (const claim of claims) owners.set(claim, [...(owners.get(claim) ?? []), name]);
  }
  return [...owners].filter(([, names]) => names.length > 1).map(([claim, names]) => ({ claim, owners: names }));
}
