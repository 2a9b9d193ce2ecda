import type { ApiClient } from '@site/contracts/api';
import { parse } from 'valibot';
import { newestCount } from '../contract/list-query.ts';
import { type Preview, previewResponse } from '../contract/preview.ts';
import { previewKey } from '../contract/preview-key.ts';
import { maxTopics, type Topic, type TopicKind } from '../contract/topics.ts';
import {
  type ListedPost,
  type PostList,
  type PostWithLinks,
  parseListResponse,
  parsePostResponse,
  parseTopicResponse,
} from './parse-responses.ts';

const postsPerPage = 10;

// The route table names these exact paths, so that data can be fetched along with the code.
export const listPath = '/api/v1/blogsList';
export const recentPath = '/api/v1/blogsList/recent';
export const topicListPath = (kind: TopicKind, slug: string) =>
  `/api/v1/blogsList/${kind}/${slug}?limit=${postsPerPage}`;

interface PostPage {
  posts: ListedPost[];
  /** Number of pages in the whole list. */
  pages: number;
  /** Those with the most posts first. */
  categories: Topic[];
}

/** Requests the newest 200 posts, as specified, and cuts the page from them. Only a page beyond those is requested by its number. */
export async function fetchPage(api: ApiClient, page: number, signal: AbortSignal): Promise<PostPage> {
  if (page <= newestCount / postsPerPage) {
    const list = slicePage(await api.get(listPath, { parse: parseListResponse, signal }), page);
    // A server that is not ours may answer fewer than there are (S45).
    if (list.posts.length > 0 || page > list.pages) return list;
  }
  const path = withPage(`${listPath}?limit=${postsPerPage}`, page);
  return api.get(path, { parse: (body) => toPage(parseListResponse(body), page), signal });
}

export function fetchTopicPage(
  api: ApiClient,
  kind: TopicKind,
  slug: string,
  page: number,
  signal: AbortSignal,
): Promise<PostPage & { topic: Topic }> {
  const path = withPage(topicListPath(kind, encodeURIComponent(slug)), page);
  const read = (body: unknown) => {
    const { topic, ...list } = parseTopicResponse(body);
    return { ...toPage(list, page), topic };
  };
  return api.get(path, { parse: read, signal });
}

/** The newest posts, of which our own service sends six. */
export function fetchRecent(api: ApiClient, signal: AbortSignal): Promise<ListedPost[]> {
  return api.get(recentPath, { parse: (body) => parseListResponse(body).posts, signal });
}

export function fetchPost(api: ApiClient, slug: string, signal: AbortSignal): Promise<PostWithLinks> {
  return api.get(`/api/v1/blogsBySlug/${encodeURIComponent(slug)}`, {
    parse: (body) => parsePostResponse(body, slug),
    signal,
  });
}

type Faulty = Extract<Preview, { state: 'faulty' }>;

/** A post as its file is now. */
export type PreviewData = Faulty | (Omit<Exclude<Preview, Faulty>, 'answer'> & { content: PostWithLinks });

export function fetchPreview(api: ApiClient, slug: string, token: string, signal: AbortSignal): Promise<PreviewData> {
  const read = (body: unknown): PreviewData => {
    const { data } = parse(previewResponse, body);
    if (data.state === 'faulty') return data;
    const { answer, ...about } = data;
    return { ...about, content: parsePostResponse(answer, slug) };
  };
  const query = new URLSearchParams({ [previewKey]: token });
  return api.get(`/api/v1/blogsBySlug/${encodeURIComponent(slug)}/preview?${query}`, { parse: read, signal });
}

function withPage(path: string, page: number): string {
  return page === 1 ? path : `${path}&page=${page}`;
}

/** A server that does not count its posts, or returns more than requested, has no pages and has returned all of them (S45). */
function toPage(list: PostList, page: number): PostPage {
  const { posts, total, categories = [] } = list;
  return total !== undefined && posts.length <= postsPerPage
    ? { posts, pages: Math.ceil(total / postsPerPage), categories }
    : slicePage(list, page);
}

/** One page, cut from a list that begins with the newest post. */
function slicePage(
  { posts, total = posts.length, categories = countCategories(posts) }: PostList,
  page: number,
): PostPage {
  const first = (page - 1) * postsPerPage;
  const pages = Math.ceil(Math.max(total, posts.length) / postsPerPage);
  return { posts: posts.slice(first, first + postsPerPage), pages, categories };
}

/** The categories of a server that answers none with its list (S45). One without a slug has no page. */
function countCategories(posts: ListedPost[]): Topic[] {
  const counted = new Map<string, Topic>();
  for (const { name, slug } of posts.flatMap(({ categories }) => categories)) {
    if (slug === undefined) continue;
    const { posts: before } = counted.get(slug) ?? { posts: 0 };
    counted.set(slug, { kind: 'category', slug, name, posts: before + 1 });
  }
  return [...counted.values()].sort((one, other) => other.posts - one.posts).slice(0, maxTopics);
}
