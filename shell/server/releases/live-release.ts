import type { ServiceEntry } from '@site/contracts/part';
import type { SearchSource } from '@site/contracts/search';
import { mergeTables, type OwnedRoute, type PartManifest, type ReleaseTable } from '@site/release/manifest';
import type { ReleaseStore } from '@site/release/release-store';
import { matchPath } from 'react-router-dom';
import { assetBase, integrityOf } from '../rendering/document/site-release.ts';

interface LinkedFile {
  href: string;
  integrity: string;
}

export interface LiveRelease {
  id: string;
  services: ServiceEntry[];
  /** Routes that search engines shall know. */
  indexed: OwnedRoute[];
  /** API paths that list what search engines shall know beyond those, each with the service behind it. */
  addresses: { path: string; service: string }[];
  /** What search reads beyond the indexed routes, each with the service behind it. */
  searchSources: (SearchSource & { service: string })[];
  /** Address of the shell's files. */
  shellBase: string;
  /** Files that testers' pages have besides; undefined in a release from before there were any. */
  tools: { script: LinkedFile; style: LinkedFile } | undefined;
  /** The release's own file behind the address of a document. */
  documents: Map<string, string>;
  /** The route of a path, undefined where no part has one. */
  routeOf: (pathname: string) => OwnedRoute | undefined;
  /** Where a path leads that a part gave up, undefined for any other. */
  movedTo: (pathname: string) => string | undefined;
  /** Names of the services whose data the route's page shows. */
  servicesOf: (route: OwnedRoute | undefined) => string[];
}

/** Reads what the edge must know of a release. Throws `NotInStore`. */
export async function openRelease(store: ReleaseStore, id: string): Promise<LiveRelease> {
  const release = await store.readRelease(id);
  const manifests = await store.readParts(release.parts);
  const table = mergeTables(manifests);
  const services = manifests.flatMap((manifest) => manifest.table.service ?? []);
  // Made once: every request asks.
  const fixed = new Map(table.routes.filter(({ path }) => path !== '/404').map((route) => [route.path, route]));
  const withParameters = table.routes.filter(({ path }) => path.includes(':'));
  const moved = Object.entries(table.moved);
  const served = new Map(table.routes.map((route) => [route, serviceNames(route, table, services)]));
  return {
    id,
    services,
    indexed: table.routes.filter(({ path, isIndexed }) => isIndexed && !path.includes(':')),
    addresses: manifests.flatMap(({ table: { addresses: path, service } }) =>
      path && service ? [{ path, service: service.name }] : [],
    ),
    searchSources: manifests.flatMap(({ table: { search, service } }) =>
      search && service ? [{ ...search, service: service.name }] : [],
    ),
    shellBase: assetBase({ name: 'shell', version: release.parts.shell ?? '' }),
    tools: toolsOf(manifests),
    documents: new Map(
      table.documents.map(({ path, part, file }) => [
        path,
        assetBase({ name: part, version: release.parts[part] ?? '' }) + file,
      ]),
    ),
    routeOf: (pathname) => fixed.get(pathname) ?? withParameters.find(({ path }) => matchPath(path, pathname)),
    movedTo: (pathname) => moved.find(([from]) => matchPath(from, pathname))?.[1],
    servicesOf: (route) => (route && served.get(route)) ?? [],
  };
}

function toolsOf(manifests: PartManifest[]): LiveRelease['tools'] {
  const shell = manifests.find(({ name }) => name === 'shell');
  if (!shell?.files['browser/tools.js'] || !shell.files['browser/tools.css']) return undefined;
  const link = (file: string) => ({ href: assetBase(shell) + file, integrity: integrityOf(shell, file) });
  return { script: link('tools.js'), style: link('tools.css') };
}

function serviceNames(route: OwnedRoute, { fragments }: ReleaseTable, services: ServiceEntry[]): string[] {
  const embedded = fragments.filter(({ name }) => route.fragments?.includes(name));
  const paths = [...(route.data ?? []), ...embedded.flatMap(({ data }) => data)];
  return services
    .filter((service) => paths.some((path) => service.paths.some((prefix) => path.startsWith(prefix))))
    .map(({ name }) => name);
}
