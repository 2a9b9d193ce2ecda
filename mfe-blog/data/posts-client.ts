import type { ApiClient } from '@site/contracts/api';
import { type InferOutput, parse } from 'valibot';
import {
  type PostSummary,
  postAnswer,
  postListAnswer,
  recentAnswer,
  topicPostsAnswer,
  type WholePost,
} from '../contract/posts.ts';
import { type Topic, type TopicKind, topicsAnswer } from '../contract/topics.ts';

const postsPerPage = 10;

// The route table names these exact paths, so that data can be fetched along with the code.
export const listPath = `/api/v1/blogsList?limit=${postsPerPage}`;
export const recentPath = '/api/v1/blogsList/recent';
export const topicsPath = '/api/v1/blogsList/topics';

interface PostPage {
  posts: PostSummary[];
  /** Number of pages in the whole list. */
  pages: number;
}

export function fetchPage(api: ApiClient, page: number, signal: AbortSignal): Promise<PostPage> {
  return api.get(ofPage(listPath, page), { parse: (body) => toPage(parse(postListAnswer, body)), signal });
}

export function fetchTopicPage(
  api: ApiClient,
  kind: TopicKind,
  slug: string,
  page: number,
  signal: AbortSignal,
): Promise<PostPage & { topic: Topic }> {
  const path = ofPage(`/api/v1/blogsList/${kind}/${encodeURIComponent(slug)}?limit=${postsPerPage}`, page);
  const read = (body: unknown) => {
    const answer = parse(topicPostsAnswer, body);
    return { ...toPage(answer), topic: answer.topic };
  };
  return api.get(path, { parse: read, signal });
}

/** The topics with the most posts. */
export function fetchTopics(api: ApiClient, signal: AbortSignal): Promise<{ categories: Topic[]; tags: Topic[] }> {
  return api.get(topicsPath, { parse: (body) => parse(topicsAnswer, body).data, signal });
}

/** The six newest. */
export function fetchRecent(api: ApiClient, signal: AbortSignal): Promise<PostSummary[]> {
  return api.get(recentPath, { parse: (body) => parse(recentAnswer, body).data, signal });
}

export function fetchPost(api: ApiClient, slug: string, signal: AbortSignal): Promise<WholePost> {
  const read = (body: unknown) => wholePost(parse(postAnswer, body));
  return api.get(`/api/v1/blogsBySlug/${encodeURIComponent(slug)}`, { parse: read, signal });
}

export function wholePost({ data: post, previous, next, related }: InferOutput<typeof postAnswer>): WholePost {
  return { post, previous, next, related };
}

function ofPage(path: string, page: number): string {
  return page === 1 ? path : `${path}&page=${page}`;
}

function toPage({ data, total }: { data: PostSummary[]; total: number }): PostPage {
  return { posts: data, pages: Math.ceil(total / postsPerPage) };
}
