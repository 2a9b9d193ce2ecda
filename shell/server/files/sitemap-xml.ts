import type { PageAddress } from '@site/contracts/part';
import { escapeHtml } from '../rendering/document/html-escape.ts';

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
