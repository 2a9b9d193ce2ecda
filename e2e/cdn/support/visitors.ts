import { Agent } from 'node:http';
import { expect } from '@playwright/test';
import { keepRequesting } from '../../support/keep-requesting.ts';
import { foreignOnPage } from '../../support/one-release.ts';
import { request } from '../../support/request.ts';
import { releaseIn } from '../../support/served-release.ts';

const paths = ['/', '/services', '/plumbing-services', '/industries', '/healthcare', '/about-us', '/blogs', '/contact'];
/** Requests at a time, each after the response to one before: a busy machine gets fewer, not a queue of old ones. */
const atOnce = 4;

export interface Visits {
  pages: number;
  failed: string[];
  /** Pages with something of another release. */
  mixed: string[];
  /** Release of the newest page that each address of each cache answered. */
  shown: Map<string, string>;
  /** The one release that whoever requests after this time may be shown, and the addresses that answered with another. */
  expected?: { release: string; after: number; outdated: string[] };
}

/** Requests pages of these caches in turn without a pause, until the returned function is called; it expects that none failed and none was mixed. */
export function startVisitors(caches: string[]) {
  const visits: Visits = { pages: 0, failed: [], mixed: [], shown: new Map() };
  const addresses = paths.flatMap((path) => caches.map((cache) => cache + path));
  const stops = Array.from({ length: atOnce }, (_, first) =>
    keepRequesting((number) => visit(addresses[(first + number * atOnce) % addresses.length] ?? '', visits)),
  );
  return {
    visits,
    /** Whether every address shows this release now. */
    allShow: (release: string) =>
      visits.shown.size === paths.length * caches.length && [...visits.shown.values()].every((id) => id === release),
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      expect({ failed: visits.failed, mixed: visits.mixed }).toEqual({ failed: [], mixed: [] });
      return visits.pages;
    },
  };
}

/** A connection for each request: one that was idle might be closed just as it is used again. */
const agent = new Agent({ keepAlive: false });

async function visit(url: string, visits: Visits) {
  const { shown, failed, mixed } = visits;
  visits.pages += 1;
  const { origin, pathname } = new URL(url);
  const requestedAt = performance.now();
  try {
    const { status, body } = await request(pathname, { site: origin, headers: { accept: 'text/html' }, agent });
    const html = body.toString();
    if (status !== 200) return void failed.push(`${url} answered ${status}`);
    mixed.push(...foreignOnPage(html).map((what) => `${url}: ${what}`));
    const { id } = releaseIn(html);
    shown.set(url, id);
    const { expected } = visits;
    if (expected && requestedAt > expected.after && id !== expected.release) expected.outdated.push(url);
  } catch (error) {
    failed.push(`${url}: ${error}`);
  }
}
