import { hostPart, type PartManifest } from '../manifest.ts';
import type { DocumentEntry, PartTable, RouteEntry } from '../part.ts';
import type { SiteDocument, SitePart, SiteRelease, SiteRoute } from '../site.ts';

// Data that many pages would repeat stand in scripts of their part, which a browser caches. A page links such a script only where it holds
// to the byte what the page would hold itself. So build and renderer need not agree, and nothing here is part of the contract.

type Described = Pick<PartManifest, 'name' | 'entry' | 'chunks' | 'table'>;

export type PartRows = Pick<SiteRelease, 'routes' | 'documents' | 'fragments' | 'moved'> &
  Pick<SitePart, 'files' | 'integrity'>;

/** A part's share of what the browser needs to know about a release. */
export function rowsOf({ name, entry, chunks, table }: Described, integrity: string): PartRows {
  return {
    routes: table.routes.map((route) => siteRoute(route, name)),
    documents: (table.documents ?? []).map(siteDocument),
    fragments: fragmentsOf(table, name),
    ...(table.moved && { moved: table.moved }),
    // Every page loads the host's scripts anyway.
    ...(name === hostPart ? { files: {}, integrity: '' } : { files: filesOf(chunks, entry), integrity }),
  };
}

/** The key of a page's data, the same for all addresses of a page. */
export function dataKey({ path, canonical }: Pick<RouteEntry, 'path' | 'canonical'>): string {
  return canonical ?? path;
}

/**
 * The text of a script that stores the content under its key in `siteScriptData`. The key of rows is their part's name.
 * @example
 * dataScript('/', { title: 'Home' }); // '(globalThis.siteScriptData??={})["/"]={"title":"Home"};\n'
 */
export function dataScript(key: string, content: unknown): string {
  return `(globalThis.siteScriptData??={})[${JSON.stringify(key)}]=${JSON.stringify(content)};\n`;
}

function filesOf(chunks: PartManifest['chunks'], entry: string): SitePart['files'] {
  return Object.fromEntries(
    Object.entries(chunks).map(([key, { scripts, styles }]) => [
      key,
      [...scripts, ...styles].filter((file) => file !== entry),
    ]),
  );
}

function siteRoute(route: RouteEntry, part: string): SiteRoute {
  const { path, page, hasOwnHead, label, trail, menus, canonical, data } = route;
  const { title, description } = hasOwnHead ? { title: '', description: '' } : route;
  return {
    path,
    page,
    title,
    description,
    label,
    trail,
    menus,
    part,
    ...(canonical && { canonical }),
    ...(data && { data }),
  };
}

function siteDocument({ path, format, bytes, menus }: DocumentEntry): SiteDocument {
  return { path, format, bytes, menus };
}

function fragmentsOf({ fragments }: PartTable, part: string): SiteRelease['fragments'] {
  return Object.fromEntries(fragments.map(({ name, data, place }) => [name, { part, data, ...(place && { place }) }]));
}
