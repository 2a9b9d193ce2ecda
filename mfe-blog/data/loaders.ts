import { type ApiClient, isApiError } from '@site/contracts/api';
import type { LoaderArgs } from '@site/contracts/part-routes';
import { data, redirect } from '@site/host/router';
import { postRenamed } from '../contract/posts.ts';
import { previewKey } from '../contract/preview-key.ts';
import type { TopicKind } from '../contract/topics.ts';
import type { ListedPost } from './parse-responses.ts';
import { postPath, topicPath } from './paths.ts';
import { fetchPage, fetchPost, fetchPreview, fetchRecent, fetchTopicPage } from './posts-client.ts';

export { fetchRecent };

/** One page of the list. Answers 404 if `page` is no number or past the last page. */
export async function loadList({ api, request }: LoaderArgs) {
  const page = pageNumberIn(request.url);
  if (!page) return beyond('/blogs');
  try {
    const { posts, pages, categories } = await fetchPage(api, page, request.signal);
    if (posts.length > 0) return { status: 'ready' as const, posts, page, pages, categories };
    return page === 1 ? { status: 'empty' as const } : beyond('/blogs');
  } catch (error) {
    return page > 1 && isMissing(error) ? beyond('/blogs') : failed(error);
  }
}

/** A category's page shows the same as a tag's. */
export type TopicLoader = typeof loadCategory;

export function loadCategory(args: LoaderArgs) {
  return loadTopic('category', args);
}

export function loadTag(args: LoaderArgs) {
  return loadTopic('tag', args);
}

export async function loadPost({ api, params, request }: LoaderArgs) {
  const { slug = '' } = params;
  const token = new URL(request.url).searchParams.get(previewKey);
  try {
    if (token !== null)
      return { status: 'preview' as const, preview: await fetchPreview(api, slug, token, request.signal) };
    return { status: 'ready' as const, ...(await fetchPost(api, slug, request.signal)) };
  } catch (error) {
    const renamed = renamedTo(error);
    if (renamed) throw redirect(postPath(renamed) + new URL(request.url).search, 301);
    return isMissing(error) ? missing(api, request.signal) : failed(error);
  }
}

/** The slug that the post of a former address has now. */
function renamedTo(error: unknown): string | undefined {
  return isApiError(error) && error.code === postRenamed ? error.fields.slug : undefined;
}

async function loadTopic(kind: TopicKind, { api, params, request }: LoaderArgs) {
  const slug = params.topic ?? '';
  const path = topicPath(kind, slug);
  const page = pageNumberIn(request.url);
  if (!page) return beyond(path);
  try {
    const { posts, pages, topic, categories } = await fetchTopicPage(api, kind, slug, page, request.signal);
    if (posts.length === 0) return beyond(path);
    const others = pages === 1 && posts.length === 1 ? await othersThan(posts, api, request.signal) : [];
    return { status: 'ready' as const, posts, page, pages, topic, categories, others };
  } catch (error) {
    return isMissing(error) ? missing(api, request.signal) : failed(error);
  }
}

/** A failure with the server's own message, if it gave one. */
function failed(error: unknown) {
  const message = isApiError(error) && error.failure === 'refused' ? error.message : undefined;
  return data({ status: 'failed' as const, message }, { status: 503 });
}

/** `path` is the address of the first page. */
function beyond(path: string) {
  return data({ status: 'beyond' as const, path }, { status: 404 });
}

async function missing(api: ApiClient, signal: AbortSignal) {
  return data({ status: 'missing' as const, recent: await recentOrNone(api, signal) }, { status: 404 });
}

/** As many other posts as fit into a row. */
async function othersThan(shown: ListedPost[], api: ApiClient, signal: AbortSignal): Promise<ListedPost[]> {
  const recent = await recentOrNone(api, signal);
  return recent.filter(({ slug }) => !shown.some((post) => post.slug === slug)).slice(0, 3);
}

// The page works without recent posts.
function recentOrNone(api: ApiClient, signal: AbortSignal): Promise<ListedPost[]> {
  return fetchRecent(api, signal).catch(() => []);
}

/** Whether the service says that nothing is at this address, so that a retry would not help. */
function isMissing(error: unknown): boolean {
  return isApiError(error) && missingStatuses.includes(error.status);
}

// An address that the service refuses as too long or malformed is missing too. 401, 403 and 429 are not in the list: they say nothing about
// the address, and search engines would drop every post.
const missingStatuses = [400, 404, 410, 414, 422];

/** Undefined for anything but a whole number. */
function pageNumberIn(address: string): number | undefined {
  const requested = new URL(address).searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(requested) ? Number(requested) : undefined;
}
