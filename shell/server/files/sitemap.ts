import type { PageAddress } from '@site/contracts/part';
import * as v from 'valibot';
import { createSingleFlight } from '../caching/single-flight.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import { escapeHtml } from '../rendering/document/html-escape.ts';
import type { Revisions } from '../rendering/revisions.ts';
import { listedPath } from '../search/searched-pages.ts';

/** For fetching one page of a service's list. */
const timeoutMs = 5_000;

/** What the sitemap reads of an `AddressList`. */
const addressList = v.object({
  data: v.array(
    v.object({
      path: listedPath,
      updated: v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())]),
    }),
  ),
  pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

interface SitemapOptions {
  siteUrl: string;
  serviceOrigins: Record<string, string>;
  revisions: Pick<Revisions, 'of'>;
}

interface StoredList {
  revision: string;
  list: SitemapRow[];
}

/** Makes the sitemap's files by path, from the route table and services' lists. While a service is away, its last list is used. */
export function createSitemap({ siteUrl, serviceOrigins, revisions }: SitemapOptions) {
  const lastGood = new Map<string, StoredList>();
  let made: { release: string; lists: SitemapRow[][]; files: Map<string, string> } | undefined;
  const listOnce = createSingleFlight<SitemapRow[]>();

  async function listed({ path, service }: OpenRelease['addresses'][number]): Promise<SitemapRow[]> {
    const revision = revisions.of([service]);
    const last = lastGood.get(path);
    if (last && last.revision === revision) return last.list;
    try {
      const list = await fetchAll(new URL(path, serviceOrigins[service]));
      lastGood.set(path, { revision, list });
      return list;
    } catch (error) {
      console.error(`The sitemap goes on without news from ${path}:`, error);
      return last?.list ?? [];
    }
  }

  return async function sitemap({ id, indexed, addresses }: OpenRelease): Promise<Map<string, string>> {
    const lists = await Promise.all(addresses.map((source) => listOnce(source.path, () => listed(source))));
    // An unchanged list is the same array.
    if (made && made.release === id && made.lists.every((list, index) => list === lists[index])) return made.files;
    const rows = indexed.map(({ path, canonical = path, updated }) => ({ path: canonical, updated }));
    made = { release: id, lists, files: sitemapFiles(siteUrl, [...rows, ...lists.flat()]) };
    return made.files;
  };
}

async function fetchAll(address: URL): Promise<SitemapRow[]> {
  const list: SitemapRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    address.searchParams.set('page', String(page));
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    const answer = v.parse(addressList, await response.json());
    list.push(...answer.data);
    pages = answer.pages;
  }
  return list;
}

/** The most that the sitemap protocol allows. */
const maxRowsOfFile = 50_000;

export type SitemapRow = Pick<PageAddress, 'path' | 'updated'>;

/** The sitemap's files by path: one, or an index of several where one would be too long. */
export function sitemapFiles(siteUrl: string, rows: SitemapRow[], maxRows = maxRowsOfFile): Map<string, string> {
  if (rows.length <= maxRows) return new Map([['/sitemap.xml', urlSet(siteUrl, rows)]]);
  const count = Math.ceil(rows.length / maxRows);
  const parts = Array.from({ length: count }, (_, index) => rows.slice(index * maxRows, (index + 1) * maxRows));
  const files = parts.map((part, index): [string, string] => [`/sitemap-${index + 1}.xml`, urlSet(siteUrl, part)]);
  return new Map([['/sitemap.xml', indexOf(siteUrl, files)], ...files]);
}

function urlSet(siteUrl: string, rows: SitemapRow[]): string {
  const entries = rows.map(
    ({ path, updated }) => `<url><loc>${located(siteUrl, path)}</loc><lastmod>${escapeHtml(updated)}</lastmod></url>`,
  );
  return document('urlset', entries);
}

function indexOf(siteUrl: string, files: [path: string, xml: string][]): string {
  return document(
    'sitemapindex',
    files.map(([path]) => `<sitemap><loc>${located(siteUrl, path)}</loc></sitemap>`),
  );
}

function located(siteUrl: string, path: string): string {
  return escapeHtml(new URL(path, siteUrl).href);
}

function document(root: string, entries: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}
