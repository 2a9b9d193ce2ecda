import type { Page } from '@playwright/test';
import { siteUrl } from '../../support/address.ts';
import { requestHtml } from '../../support/request.ts';
import { readHtml, type ServedPage } from './read-html.ts';

export interface Crawl {
  /** Every address of this site that a link leads to, without its fragment, and what it answered. */
  responses: Map<string, { status: number; type: string; from: string }>;
  /** The addresses that are pages. */
  pages: Map<string, ServedPage>;
}

/** Follows every link of the site from its home page on, exactly as written. `reader` may be any page; it is not navigated. */
export async function crawlSite(reader: Page): Promise<Crawl> {
  const crawl: Crawl = { responses: new Map(), pages: new Map() };
  const waiting = [{ path: '/', from: 'the start' }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    if (crawl.responses.has(path)) continue;
    const { status, headers, html } = await requestHtml(path);
    const type = headers['content-type'] ?? '';
    crawl.responses.set(path, { status, type, from });
    if (status !== 200 || !type.startsWith('text/html')) continue;
    const page = await readHtml(reader, html);
    crawl.pages.set(path, page);
    waiting.push(
      ...[...page.links, ...page.resources]
        .flatMap((href) => ownPath(href, path))
        .map((found) => ({ path: found, from: path })),
    );
  }
  return crawl;
}

/** Path and query of an address on this site, as the browser would ask for it. */
export function ownPath(href: string, page: string): string[] {
  const url = new URL(href, siteUrl + page);
  return url.origin === siteUrl ? [url.pathname + url.search] : [];
}

/** The second and further occurrences of each value. */
export function repeated<Value>(values: Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
