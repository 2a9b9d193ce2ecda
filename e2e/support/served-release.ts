import type { Page } from '@playwright/test';
import { siteUrl } from './address.ts';
import { request } from './request.ts';

/** What tests read of a release in its table. */
export interface ServedRelease {
  id: string;
  parts: Record<string, { base: string; entry: string; version: string }>;
  routes: { path: string }[];
}

/** The release that a page was made from. */
export async function servedRelease(page: Page): Promise<ServedRelease> {
  return tableOf((await page.locator('#start').textContent()) ?? '', new URL(page.url()).origin);
}

/** The release that served HTML was made from. */
export async function releaseIn(html: string, site = siteUrl): Promise<ServedRelease> {
  return tableOf(startBlockIn(html), site);
}

/** The id of that release. */
export function releaseIdIn(html: string): string {
  const { release }: { release: string } = JSON.parse(startBlockIn(html)); // the edge's own page
  return release;
}

function startBlockIn(html: string): string {
  return /<script[^>]*id="start"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
}

async function tableOf(start: string, site: string): Promise<ServedRelease> {
  const { tableFile }: { tableFile: [address: string] } = JSON.parse(start); // the edge's own page
  const { body } = await request(tableFile[0], { site });
  return JSON.parse(body.toString('utf8')); // the edge's own table
}
