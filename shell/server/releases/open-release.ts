import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { ServiceEntry } from '@site/contracts/part';
import { notFoundPath, routeOf, serviceOf } from '@site/contracts/paths';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { mergeTables, pathsAnswered, type ReleaseRoute, type ReleaseTable } from '@site/delivery/store/release-table';
import { pageKind } from '../../app/page-opened.ts';
import { withoutQuery } from '../request-target.ts';
import { assetBaseUrl, assetUrl, partManifest } from './site-release.ts';

export type OpenRelease = Awaited<ReturnType<typeof openRelease>>;

/** Reads what the edge needs to know about a release. Throws `NotInStore`, and `NotSigned` if the edge may not serve one of its versions. */
export async function openRelease(store: ReleaseStore, id: string) {
  const { parts, retired } = await store.readRelease(id);
  await store.expectSigned(parts);
  const manifests = await store.readManifests(parts);
  const table = mergeTables(manifests, retired);
  const services = manifests.flatMap(({ table: { service } }) =>
    service ? [{ ...service, paths: pathsAnswered(service) }] : [],
  );
  // Made once, because every request asks.
  const pages = table.routes.filter(({ path }) => path !== notFoundPath);
  const servicesByRoute = new Map(table.routes.map((route) => [route, serviceNames(route, table, services)]));
  // Redirects are looked up in lower case.
  const moved = Object.entries(table.moved).map(([path, to]) => ({ path: path.toLowerCase(), to }));
  const gone = table.gone.map((path) => ({ path: path.toLowerCase() }));
  return {
    id,
    /** Part name to version. */
    parts,
    services,
    /** All kinds of page, as metrics name them. */
    pageKinds: new Set(table.routes.map(pageKind)),
    /** Routes that search engines list. */
    indexed: table.routes.filter(({ path, isIndexed }) => isIndexed && !path.includes(':')),
    /** API paths that list further pages for the sitemap, each with its service. */
    sitemapSources: manifests.flatMap(({ table: { addresses: path, service } }) =>
      path && service ? [{ path, service: service.name }] : [],
    ),
    /** What the site's search finds. */
    searched: {
      // A page that search engines must not list may still be what a visitor looks for, such as a page for applicants.
      routes: table.routes.filter(
        ({ path, isIndexed, searchWords }) => (isIndexed || searchWords.length > 0) && !path.includes(':'),
      ),
      answers: manifests.flatMap(({ table: { answers = [] } }) => answers),
      documents: table.documents,
      /** API paths that list further pages, each with its service. */
      sources: manifests.flatMap(({ table: { search, service } }) =>
        search && service ? [{ ...search, service: service.name }] : [],
      ),
    },
    /** URL of a file of the shell, by its name without the hash. */
    shellFile: (name: string) => assetUrl(partManifest(manifests, hostPart), name),
    /** URL of the release's own file behind each document, by the document's path. */
    documents: new Map(table.documents.map(({ path, part, file }) => [path, assetBaseUrl({ name: part }) + file])),
    /** Licence texts of the packages in its parts. */
    licenses: () => readLicenses(store, manifests),
    /** The route of a path, undefined if no part has one. */
    findRoute: (pathname: string) => routeOf(pages, pathname),
    /** The new path of one that a part no longer uses; undefined for any other. */
    movedTo: (pathname: string) => routeOf(moved, pathname)?.to,
    /** Whether a retired part had the path, and nothing replaces it. */
    isGone: (pathname: string) => routeOf(gone, pathname) !== undefined,
    /** Names of the services whose data the route's page shows. */
    servicesOf: (route: ReleaseRoute | undefined) => (route && servicesByRoute.get(route)) ?? [],
  };
}

function serviceNames(route: ReleaseRoute, { fragments }: ReleaseTable, services: ServiceEntry[]): string[] {
  const routeFragments = fragments.filter(({ name }) => route.fragments?.includes(name));
  const paths = [...(route.data ?? []), ...routeFragments.flatMap(({ data }) => data)];
  const used = new Set(paths.map((path) => serviceOf(services, withoutQuery(path))));
  return services.filter((service) => used.has(service)).map(({ name }) => name);
}

/** Licence texts of all packages that a release sends to browsers. Each part's build has written its own; one of another bundler may have none. */
export async function readLicenses(
  store: Pick<ReleaseStore, 'versionFolder'>,
  manifests: Pick<PartManifest, 'name' | 'version' | 'files'>[],
): Promise<string> {
  const stated = manifests.filter(({ files }) => 'licenses.txt' in files);
  const texts = stated.map(async ({ name, version }) => {
    const text = await readFile(path.join(await store.versionFolder(name, version), 'licenses.txt'), 'utf8');
    return `${'='.repeat(80)}\nPackages in the scripts, styles and fonts of "${name}" ${version}\n${'='.repeat(80)}\n\n${text}`;
  });
  return (await Promise.all(texts)).join('\n');
}
