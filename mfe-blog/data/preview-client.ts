import { type ApiClient, isApiError } from '@site/contracts/api';
import { parse } from 'valibot';
import { type Preview, previewKey, previewResponse, previewVersionResponse } from '../contract/preview.ts';
import { parsePostResponse } from './parse-responses.ts';
import type { PostWithLinks } from './shown-post.ts';

export interface PreviewRequest {
  api: ApiClient;
  slug: string;
  token: string;
  signal: AbortSignal;
}

type Faulty = Extract<Preview, { state: 'faulty' }>;
type Shown = Omit<Exclude<Preview, Faulty>, 'answer'> & { content: PostWithLinks };

/** A post as its file is now, with what is needed to request it again. */
export type PreviewData = (Faulty | Shown) & Pick<PreviewRequest, 'slug' | 'token'>;

export function fetchPreview({ api, slug, token, signal }: PreviewRequest): Promise<PreviewData> {
  const read = (body: unknown): PreviewData => {
    const { data } = parse(previewResponse, body);
    if (data.state === 'faulty') return { ...data, slug, token };
    const { answer: response, ...about } = data;
    return { ...about, content: parsePostResponse(response, slug), slug, token };
  };
  return api.get(previewPath(slug, token), { parse: read, signal });
}

const pollIntervalMs = 1_000;

/** Polls while the page is visible, and calls back once the file is saved or its link has expired. Returns how to stop. */
export function watchPreview(
  { api, slug, token, version }: Pick<PreviewRequest, 'api'> & Pick<PreviewData, 'slug' | 'token' | 'version'>,
  onChange: () => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const read = (body: unknown) => parse(previewVersionResponse, body).data.version;
  async function poll() {
    const now = document.hidden
      ? version
      : await api.get(previewPath(slug, token, '/version'), { parse: read, signal });
    if (now !== version) onChange();
    wait();
  }
  // The service may be restarting, so poll again.
  function retry(error: unknown) {
    if (isApiError(error) && error.status === 404) onChange();
    else wait();
  }
  function wait() {
    if (!signal.aborted) setTimeout(() => signal.aborted || poll().catch(retry), pollIntervalMs);
  }
  wait();
  return () => ending.abort();
}

function previewPath(slug: string, token: string, end: '' | '/version' = ''): string {
  return `/api/v1/blogsBySlug/${encodeURIComponent(slug)}/preview${end}?${new URLSearchParams({ [previewKey]: token })}`;
}
