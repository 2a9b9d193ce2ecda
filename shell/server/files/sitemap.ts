import type { PageAddress } from '@site/contracts/part';
import { errorText } from '@site/service/process/system-errors';
import { escapeHtml } from '@site/text/escape-html';
import * as v from 'valibot';
import type { Translation } from '../../app/language.ts';
import { readBody } from '../read-body.ts';
import { listedPath } from '../search/searched-pages.ts';

/** For the whole list of a service, which is as foreign as what a visitor sends. The protocol of sitemaps allows 50,000 rows. */
const limits = { pages: 100, rows: 50_000, bytes: 8 * 1024 * 1024, ms: 10_000 };

/** The fields of an `AddressList` that the sitemap reads. */
const addressList = v.object({
  data: v.array(
    v.object({
      path: listedPath,
      updated: v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())]),
    }),
  ),
  pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Plain data, so that it can be sent to a thread. */
export interface SitemapSetup {
  siteUrl: string;
  serviceOrigins: Record<string, string>;
}

export interface SitemapTask {
  /** Of the route table. */
  rows: SitemapRow[];
  /** API paths that list further pages. */
  sources: ListSource[];
}

interface ListSource {
  path: string;
  service: string;
  /** Changes when the list may have changed. */
  revision: string;
}

export interface Sitemap {
  body: string;
  /** False where a list has never been read. */
  isComplete: boolean;
  /** Why a list could not be read. */
  problems: string[];
}

/** Makes the sitemap from the route table and services' lists. While a service is unreachable, its last list is used. */
export function createSitemap({ siteUrl, serviceOrigins }: SitemapSetup) {
  const lastGood = new Map<string, { revision: string; rows: SitemapRow[] }>();

  async function readList({ path, service, revision }: ListSource): Promise<void> {
    if (lastGood.get(path)?.revision === revision) return;
    lastGood.set(path, { revision, rows: await fetchRows(new URL(path, serviceOrigins[service])) });
  }

  return async function makeSitemap({ rows, sources }: SitemapTask): Promise<Sitemap> {
    const problems: string[] = [];
    const read = sources.map((source) =>
      readList(source).catch((error: unknown) => {
        problems.push(`The sitemap keeps the last list of ${source.path}: ${errorText(error)}`);
      }),
    );
    await Promise.all(read);
    const lists = sources.map(({ path }) => lastGood.get(path)?.rows);
    const body = urlSet(siteUrl, [...rows, ...lists.flatMap((list = []) => list)]);
    return { body, isComplete: !lists.includes(undefined), problems };
  };
}

async function fetchRows(url: URL): Promise<SitemapRow[]> {
  const rows: SitemapRow[] = [];
  const signal = AbortSignal.timeout(limits.ms);
  let bytesLeft = limits.bytes;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    url.searchParams.set('page', String(page));
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const body = await readBody(response, bytesLeft);
    bytesLeft -= body.length;
    const list = v.parse(addressList, JSON.parse(body.toString()));
    rows.push(...list.data);
    pages = list.pages;
    if (page >= limits.pages || rows.length > limits.rows) throw new Error(`${url.pathname} lists too much.`);
  }
  return rows;
}

interface SitemapRow extends Pick<PageAddress, 'path' | 'updated'> {
  translations?: Translation[];
}

/** One file: the protocol allows 50,000 rows in it. */
function urlSet(siteUrl: string, rows: SitemapRow[]): string {
  const entries = rows.map(
    ({ path, updated, translations = [] }) =>
      `<url><loc>${escapedUrl(siteUrl, path)}</loc><lastmod>${escapeHtml(updated)}</lastmod>${translations
        .map((page) => alternateOf(siteUrl, page))
        .join('')}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function alternateOf(siteUrl: string, { language, path }: Translation): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapedUrl(siteUrl, path)}"/>`;
}

function escapedUrl(siteUrl: string, path: string): string {
  return escapeHtml(new URL(path, siteUrl).href);
}
