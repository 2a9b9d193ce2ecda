import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { brand } from '@site/brand';
import { test as base, expect } from '@site/e2e';
import { siteUrl } from '../support/address.ts';
import { type ReceivedResponse, requestHtml } from '../support/request.ts';
import { home, postRoutes, routes, services } from '../support/routes.ts';
import { readHtml, type ServedPage } from './support/read-html.ts';

interface ServedRoute extends ServedPage, Pick<ReceivedResponse, 'status' | 'headers'> {
  path: string;
  html: string;
}

/** Every route and post, requested and read once for all tests below. */
const test = base.extend<object, { served: ServedRoute[] }>({
  served: [
    async ({ browser }, use) => {
      const reader = await browser.newPage();
      const served: ServedRoute[] = [];
      for (const path of [...routes, ...(await postRoutes())]) served.push(await readRoute(reader, path));
      await use(served);
      await reader.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// `crawl.journey.ts` has the length of titles and descriptions, and that no two pages share one.
test('answers every route with the name of the company in its title, its canonical address, one h1 and a breadcrumb', async ({
  served,
}) => {
  for (const { path, ...read } of served) {
    expect.soft(read.status, path).toBe(200);
    expect.soft(read.title, path).toMatch(new RegExp(`^.{5,}${brand.shortName}|^${brand.shortName}`));
    expect.soft(read.canonical, path).toBe(`${siteUrl}${path === '/home' ? '/' : path}`);
    expect.soft(read.headings, `h1 of ${path}`).toHaveLength(1);
    expect.soft(read.crumbs, `breadcrumb of ${path}`).toEqual(crumbsOf(path, read.crumbs.at(-1)));
  }
});

test('serves the words of every route, without a placeholder', async ({ served }) => {
  for (const { path, mainText } of served) {
    expect.soft(mainText, path).not.toBe('');
    expect.soft(mainText, path).not.toMatch(/\{\w+\}|lorem ipsum|undefined|\[object|\bTODO\b/i);
  }
});

test('serves no script and no style that the policy would stop', async ({ served, page }) => {
  const missing = ['/404', '/nowhere', '/blogs/nobody-wrote-this'].map((path) => readRoute(page, path));
  for (const { path, headers, html, inlineStyles } of [...served, ...(await Promise.all(missing))]) {
    for (const [element, , , code = ''] of html.matchAll(
      /<(script|style)(?![^>]*\b(src|type)=)[^>]*>([\s\S]*?)<\/\1>/g,
    )) {
      const digest = hash('sha256', code, 'base64');
      expect
        .soft(headers['content-security-policy'], `${path}: ${element.slice(0, 60)}`)
        .toContain(`'sha256-${digest}'`);
    }
    expect.soft(inlineStyles, path).toEqual([]);
    expect.soft(html, path).not.toMatch(/<div hidden(="")? id="S:|<template/);
  }
});

test('answers 404 with the not-found page for an unknown path', async ({ page }) => {
  for (const path of ['/nowhere', '/services/nowhere', '/404', '/plumbing-services.html']) {
    const { status, html } = await requestHtml(path);
    const read = await readHtml(page, html);
    expect.soft(status, path).toBe(404);
    expect.soft(read.headings, path).toEqual(['Page not found']);
    expect.soft(read.crumbs, path).toEqual(['Home', 'Page not found']);
    expect.soft(read.meta.robots, path).toBe('noindex');
  }
});

test('serves one not-found page for all unknown paths, so that they cost one cache entry', async () => {
  const { headers } = await requestHtml('/plumbing-servces');
  expect(headers['cache-control']).toBe('private, no-cache');
  for (const path of ['/nowhere', '/404']) expect((await requestHtml(path)).headers.etag, path).toBe(headers.etag);
});

test('makes no page of its own for a made-up value of a query key', async () => {
  const tag = async (path: string) => (await requestHtml(path)).headers.etag;
  const plain = await tag('/subscription');
  expect(await tag('/subscription?done=unsubscribed')).not.toBe(plain);
  expect(await tag('/subscription?done=7')).toBe(plain);
});

test('keeps the careers of an invented company out of search engines', async ({ page }) => {
  for (const path of ['/careers', '/hi/careers'])
    expect.soft((await readHtml(page, (await requestHtml(path)).html)).meta.robots, path).toBe('noindex');
});

async function readRoute(reader: Page, path: string): Promise<ServedRoute> {
  const { status, headers, html } = await requestHtml(path);
  return { path, status, headers, html, ...(await readHtml(reader, html)) };
}

function crumbsOf(path: string, own = ''): string[] {
  if (home.includes(path)) return [];
  if (services.includes(path)) return ['Home', 'Services', own];
  if (path === '/hi') return ['मुख्य पृष्ठ', own];
  if (path.startsWith('/hi/')) return ['मुख्य पृष्ठ', 'हिन्दी', own];
  return path.startsWith('/blogs/') ? ['Home', 'Blogs', own] : ['Home', own];
}
