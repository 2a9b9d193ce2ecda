import type { ApiClient } from '@site/shared/contracts/api.ts';
import { parse } from 'valibot';
import { type Post, type PostSummary, postAnswer, postListAnswer, recentAnswer } from './contract/posts.ts';

export const POSTS_A_PAGE = 10;

// The route table announces these very paths, so that data can be fetched together with the code.
export const listPath = `/api/v1/blogsList?limit=${POSTS_A_PAGE}`;
export const recentPath = '/api/v1/blogsList/recent';

export function fetchPage(api: ApiClient, page: number, signal: AbortSignal): Promise<{ posts: PostSummary[]; pages: number }> {
  return api.get(page === 1 ? listPath : `${listPath}&page=${page}`, { parse: toPage, signal });
}

/** The six newest. */
export function fetchRecent(api: ApiClient, signal: AbortSignal): Promise<PostSummary[]> {
  return api.get(recentPath, { parse: (body) => parse(recentAnswer, body).data, signal });
}

export function fetchPost(api: ApiClient, slug: string, signal: AbortSignal): Promise<Post> {
  return api.get(`/api/v1/blogsBySlug/${encodeURIComponent(slug)}`, { parse: (body) => parse(postAnswer, body).data, signal });
}

function toPage(body: unknown) {
  const { data, total } = parse(postListAnswer, body);
  return { posts: data, pages: Math.ceil(total / POSTS_A_PAGE) };
}
