import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { SearchEntry } from '@site/contracts/search';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import type { OpenRelease } from '../releases/open-release.ts';

/** For tests: an empty release with these changes. */
export function sampleRelease(changes: Partial<OpenRelease> = {}): OpenRelease {
  return {
    id: 'r1',
    parts: {},
    services: [],
    pageKinds: new Set(),
    indexed: [],
    sitemapSources: [],
    searched: { routes: [], answers: [], documents: [], sources: [] },
    shellFile: (name) => `/_/shell/${name}`,
    documents: new Map(),
    licenses: async () => '',
    findRoute: () => undefined,
    movedTo: () => undefined,
    isGone: () => false,
    servicesOf: () => [],
    ...changes,
  };
}

export function sampleRoute(changes: Partial<ReleaseRoute> & Pick<ReleaseRoute, 'path'>): ReleaseRoute {
  return {
    part: 'marketing',
    page: 'TextPage',
    title: `Title of ${changes.path}`,
    description: `Description of ${changes.path}`,
    label: changes.path,
    trail: [],
    menus: [],
    searchWords: [],
    isIndexed: true,
    updated: '2026-11-20',
    ...changes,
  };
}

/** For tests: what the edge reads of a request that came with these headers. */
export function requestWith(headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  return Object.assign(request, { method, headers });
}

/** For tests: the header that sends back what a `set-cookie` line set. */
export function cookieOf(line = ''): { cookie: string } {
  return { cookie: line.split(';')[0] ?? '' };
}

/** For tests: a post as a service lists it for search. */
export function sampleEntry(number: number): SearchEntry {
  return { path: `/posts/${number}`, title: `Post ${number}`, text: 'Text', words: [] };
}
