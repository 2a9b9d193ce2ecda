import { isApiError } from '@site/shared/contracts/api.ts';
import type { LoaderArgs } from '@site/shared/contracts/part.ts';
import { data } from '@site/shared/router';
import { fetchPage, fetchPost, fetchRecent } from './posts-client.ts';

/** The list, one page of it. A page that is no number or lies behind the last is not there: 404. */
export async function loadList({ api, request }: LoaderArgs) {
  const page = pageOf(request.url);
  if (!page) return data({ status: 'beyond' as const }, { status: 404 });
  try {
    const { posts, pages } = await fetchPage(api, page, request.signal);
    if (posts.length > 0) return { status: 'ready' as const, posts, page, pages };
    return page === 1 ? { status: 'empty' as const } : data({ status: 'beyond' as const }, { status: 404 });
  } catch {
    return data({ status: 'failed' as const }, { status: 503 });
  }
}

export async function loadPost({ api, params, request }: LoaderArgs) {
  try {
    return { status: 'ready' as const, post: await fetchPost(api, params.slug ?? '', request.signal) };
  } catch (error) {
    if (!(isApiError(error) && error.status === 404)) return data({ status: 'failed' as const }, { status: 503 });
    // The not-found page is whole without them.
    const recent = await fetchRecent(api, request.signal).catch(() => []);
    return data({ status: 'missing' as const, recent }, { status: 404 });
  }
}

function pageOf(address: string): number | undefined {
  const asked = new URL(address).searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}
