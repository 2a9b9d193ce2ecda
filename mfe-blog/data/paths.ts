import type { Crumb } from '@site/contracts/part';
import type { TopicKind } from '../contract/topics.ts';

// Our own slugs need no encoding; those of other servers may.

/** Path of a post's page. */
export function postPath(slug: string): string {
  return `/blogs/${encodeURIComponent(slug)}`;
}

/** Path of a topic's page. */
export function topicPath(kind: TopicKind, slug: string): string {
  return `/blogs/${kind}/${encodeURIComponent(slug)}`;
}

/** Path and query of a page of a list. The first page has no `?page=1`, so that it has only one address. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

/**
 * URL of an uploaded picture: host, `/uploads/`, stored path. Undefined if the path could point outside of it.
 * `host` is empty if the site answers its own API.
 */
export function uploadUrl(host: string, stored: string): string | undefined {
  const path = stored.startsWith(`${host}/`) ? stored.slice(host.length) : stored;
  const steps = path.replace(/^\/*(?:uploads\/+)?/, '').split('/');
  if (steps.some((step) => step === '' || upwards.test(step))) return undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || /[\\\p{Cc}\p{Cs}]/u.test(path)) return undefined;
  return `${host}/uploads/${steps.map(encoded).join('/')}`;
}

// A stored path may be encoded already; `%` itself must not be encoded twice.
function encoded(step: string): string {
  return encodeURIComponent(step).replace(/%25(?=[\dA-Fa-f]{2})/g, '%');
}

const upwards = /^(?:\.|%2e){1,2}$/i;

export const blogs = { label: 'Blogs', path: '/blogs' } satisfies Crumb;

/** From the list of posts to a page below it. */
export function crumbsTo(label: string): Crumb[] {
  return [blogs, { label }];
}
