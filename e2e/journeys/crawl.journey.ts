import type { Page } from '@playwright/test';
import { test as base, expect } from '@site/e2e';
import sharp from 'sharp';
import { siteUrl } from '../support/address.ts';
import { request, requestHtml } from '../support/request.ts';
import { postRoutes, routes, services } from '../support/routes.ts';
import { readHtml, type ServedPage } from './support/read-html.ts';
import { readSitemap } from './support/sitemap.ts';
import { entitiesOf, problemsOf } from './support/structured-data.ts';

interface Crawl {
  /** Every address of this site that a link leads to, without its fragment, and what it answered. */
  responses: Map<string, { status: number; type: string; from: string }>;
  /** The addresses that are pages. */
  pages: Map<string, ServedPage>;
}

/** The whole site, crawled once for all tests below. */
const test = base.extend<object, { crawl: Crawl }>({
  crawl: [
    async ({ browser }, use) => {
      const reader = await browser.newPage();
      await use(await crawlSite(reader));
      await reader.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('reaches every page of the specification, and no link is dead or goes through a redirect', async ({ crawl }) => {
  const bad = [...crawl.responses]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status, from }]) => `${from} leads to ${path}: ${status}`);
  expect(bad).toEqual([]);
  const unlinked = [...routes, ...(await postRoutes())].filter((path) => !crawl.pages.has(path));
  // The demo of the carousel, which no page links to.
  expect(unlinked).toEqual(['/test']);
});

test('has the anchor that each link within a page names', async ({ crawl }) => {
  const missing = [...crawl.pages].flatMap(([path, page]) =>
    page.links.flatMap((href) => {
      const [target] = ownPath(href, path);
      const { hash } = new URL(href, siteUrl + path);
      const place = decodeURIComponent(hash.slice(1));
      // The top of a page needs no id (HTML standard, 7.4.6.4).
      return target && place && place !== 'top' && !crawl.pages.get(target)?.ids.includes(place)
        ? [`${path} leads to ${href}`]
        : [];
    }),
  );
  expect(missing).toEqual([]);
});

test('gives every page a title and a description of its own that search engines show whole', async ({ crawl }) => {
  const own = [...crawl.pages].filter(
    ([path, page]) => page.canonical === siteUrl + path && page.meta.robots !== 'noindex',
  );
  expect(own.length).toBeGreaterThanOrEqual(routes.length);
  for (const [path, { title, description }] of own) {
    expect.soft([title.length >= 15, title.length <= 60], `title of ${path}: ${title}`).toEqual([true, true]);
    expect
      .soft([description.length >= 50, description.length <= 160], `description of ${path}: ${description}`)
      .toEqual([true, true]);
  }
  expect(repeated(own.map(([, { title }]) => title))).toEqual([]);
  expect(repeated(own.map(([, { description }]) => description))).toEqual([]);
});

test('shows a link to any page as a card with words, address and a picture of the right size', async ({ crawl }) => {
  for (const [path, { title, meta, canonical }] of crawl.pages) {
    expect.soft(meta, path).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'og:url': canonical,
      'og:type': meta['article:published_time'] ? 'article' : 'website',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': meta['og:image:alt'],
    });
    expect.soft(meta['og:image:alt'], path).toMatch(/^.{20,}$/);
  }
  const pictures = new Set([...crawl.pages.values()].map(({ meta }) => meta['og:image'] ?? ''));
  expect(pictures.size).toBeGreaterThan(25);
  for (const picture of pictures) {
    const { status, headers, body } = await request(picture.replace(siteUrl, ''));
    const { width, height } = await sharp(body).metadata();
    expect
      .soft([status, headers['content-type'], width, height, body.length < 200_000], picture)
      .toEqual([200, 'image/jpeg', 1200, 630, true]);
  }
});

test('tells machines the same as visitors, each entity whole and every reference resolved', async ({ crawl }) => {
  for (const [path, { title, description, text, structured, crumbs, canonical, times }] of crawl.pages) {
    expect.soft(structured, path).toHaveLength(1);
    const entities = entitiesOf(structured[0] ?? '{"@graph":[]}');
    expect.soft(problemsOf(entities, [title, description, text].join(' ')), path).toEqual([]);
    const types = entities.map((entity) => entity['@type']);
    expect
      .soft(types, path)
      .toEqual(expect.arrayContaining(['Organization', 'LocalBusiness', 'WebSite', 'WebPage', ...typesOf(path)]));
    const list = entities.find((entity) => entity['@type'] === 'BreadcrumbList')?.itemListElement as
      | { name: string; item: string }[]
      | undefined; // checked whole above
    expect.soft(list?.map(({ name }) => name) ?? [], `breadcrumb of ${path}`).toEqual(crumbs);
    for (const { datePublished } of entities) if (datePublished) expect.soft(times, path).toContain(datePublished);
    if (list) expect.soft(list.at(-1)?.item, `breadcrumb of ${path}`).toBe(canonical);
  }
});

test('lists in the sitemap every page for search engines, each with its date, itself as canonical and none for others', async ({
  crawl,
}) => {
  const rows = await readSitemap();
  for (const { address, modified } of rows) {
    const path = address.replace(siteUrl, '');
    const page = crawl.pages.get(path);
    expect.soft([page?.canonical, page?.meta.robots], path).toEqual([address, undefined]);
    expect.soft(Date.parse(modified), `date of ${path}`).toBeLessThanOrEqual(Date.now());
  }
  const listed = rows.map(({ address }) => address);
  expect(repeated(listed)).toEqual([]);
  const wanted = [...crawl.pages].filter(
    ([path, { canonical, meta }]) => canonical === siteUrl + path && meta.robots !== 'noindex' && !path.includes('?'),
  );
  expect(wanted.map(([path]) => siteUrl + path).filter((address) => !listed.includes(address))).toEqual([]);
});

test('announces feeds on pages of the blog alone, and they give its posts', async ({ crawl }) => {
  const [newest = ''] = await postRoutes();
  const feeds = crawl.pages.get('/blogs')?.feeds ?? [];
  expect(crawl.pages.get(newest)?.feeds).toEqual(feeds);
  expect([...crawl.pages].filter(([path, page]) => !path.startsWith('/blogs') && page.feeds.length > 0)).toEqual([]);
  const types = await Promise.all(feeds.map(async (path) => (await request(path)).headers['content-type']));
  expect(types).toEqual(['application/rss+xml; charset=utf-8', 'application/atom+xml; charset=utf-8']);
  for (const path of feeds) expect((await requestHtml(path)).html).toContain(siteUrl + newest);
});

function typesOf(path: string): string[] {
  if (services.includes(path)) return ['Service', 'FAQPage', 'BreadcrumbList'];
  return /^\/blogs\/[^/]+$/.test(path) ? ['BlogPosting', 'BreadcrumbList'] : [];
}

/** Follows every link of the site from its home page on, exactly as written. `reader` may be any page; it is not navigated. */
async function crawlSite(reader: Page): Promise<Crawl> {
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
function ownPath(href: string, page: string): string[] {
  const url = new URL(href, siteUrl + page);
  return url.origin === siteUrl ? [url.pathname + url.search] : [];
}

/** The second and further occurrences of each value. */
function repeated<Value>(values: Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
