import type { OwnedRoute } from '@site/release/releases/release-table';
import { notFoundPath } from '../../app/pages/not-found-path.ts';
import { type CompressedBody, compressed } from '../caching/encoding.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { RenderResult } from './document/protocol.ts';

/** One finished page, compressed once. */
export interface CachedPage extends CompressedBody {
  status: number;
  isDegraded: boolean;
  /** SHA-256 of its style element, base64. */
  styleHash?: string;
  /** Made for one visitor: no shared cache may store it. */
  isPrivate?: boolean;
  /** When it was made, by `performance.now()`. */
  at: number;
}

export type PageAnswer = { kind: 'page'; page: CachedPage } | { kind: 'redirect'; status: number; location: string };

/** Whether the page lacks data of a slow service, which is worth asking once more. A part that threw is not tried again. */
export function isLate({ status, isDegraded }: CachedPage, leftOut: string[]): boolean {
  return isDegraded && status >= 500 && leftOut.length === 0;
}

/** Pages of one route share a lane, so that a crowd on it does not hold up the others. */
export function laneOf(route: PageTarget['route']): string {
  return route?.path ?? notFoundPath;
}

/** `effort` is brotli's quality, as in `compressed`. */
export async function answerOf(result: RenderResult, effort: 4 | 10): Promise<PageAnswer> {
  if (result.kind === 'redirect') return result;
  const { kind, html, ...about } = result;
  return { kind, page: { ...about, at: performance.now(), ...(await compressed(html, effort)) } };
}

export function bytesOfPage({ bodies }: CachedPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}

export interface PageTarget {
  route: OwnedRoute | undefined;
  /** Path and known query of the page to render; all unknown paths share one. */
  target: string;
  /** Whether the page is for a single visitor, and so must not be cached. */
  isPrivate: boolean;
  /** Whether its query makes it differ from its path's page: the number of such pages has no limit. */
  isVariant: boolean;
}

export function pageTarget(live: LiveRelease, pathname: string, query: string): PageTarget {
  const route = live.routeOf(pathname);
  if (!route) return { route, target: '/404', isPrivate: false, isVariant: false };
  const known = knownQuery(route, query);
  return {
    route,
    target: pathname + (known.length > 0 ? `?${new URLSearchParams(known)}` : ''),
    isPrivate: known.some(([key]) => route.privateKeys?.includes(key)),
    isVariant: known.length > 0,
  };
}

/** Keeps only keys and values that change the page, in the table's order, so that all other queries share one cached page. */
function knownQuery({ queryKeys = [], queryValues = {} }: OwnedRoute, query: string): [key: string, value: string][] {
  if (query === '' || queryKeys.length === 0) return [];
  const given = new URLSearchParams(query);
  return queryKeys
    .filter((key) => given.has(key))
    .map((key): [string, string] => [key, given.get(key) ?? ''])
    .filter(([key, value]) => queryValues[key]?.includes(value) ?? true);
}

const made = new WeakMap<CachedPage, Promise<CachedPage>>();

/** Adds the testers' tools to a page: the badge that names its release, and the outlines of its parts. */
export function withTools(page: CachedPage, { tools }: Pick<LiveRelease, 'tools'>): Promise<CachedPage> {
  // Releases from before the tools existed have none.
  if (!tools) return Promise.resolve(page);
  const known = made.get(page) ?? insert(page, tools);
  made.set(page, known);
  return known;
}

async function insert(page: CachedPage, { script, style }: NonNullable<LiveRelease['tools']>): Promise<CachedPage> {
  const tags = [
    `<link rel="stylesheet" href="${style.href}" integrity="${style.integrity}" crossorigin="anonymous">`,
    `<script async src="${script.href}" integrity="${script.integrity}" crossorigin="anonymous"></script>`,
  ];
  const html = Buffer.from(page.bodies.identity)
    .toString()
    .replace('</head>', `${tags.join('\n')}\n</head>`);
  return { ...page, ...(await compressed(html, 10)) };
}
