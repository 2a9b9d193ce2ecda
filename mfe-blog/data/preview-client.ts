import { type ApiClient, isApiError } from '@site/contracts/api';
import { parse } from 'valibot';
import { type Preview, previewAnswer, previewVersionAnswer } from '../contract/preview.ts';
import { previewKey } from '../contract/preview-key.ts';
import { parsePostAnswer } from './parse-answers.ts';
import type { PostWithLinks } from './shown-post.ts';

export interface PreviewWanted {
  api: ApiClient;
  slug: string;
  token: string;
  signal: AbortSignal;
}

type Faulty = Extract<Preview, { state: 'faulty' }>;
type Shown = Omit<Exclude<Preview, Faulty>, 'answer'> & { whole: PostWithLinks };

/** A post as its file is now, with what is needed to request it again. */
export type PreviewFound = (Faulty | Shown) & Pick<PreviewWanted, 'slug' | 'token'>;

export function fetchPreview({ api, slug, token, signal }: PreviewWanted): Promise<PreviewFound> {
  const read = (body: unknown): PreviewFound => {
    const { data } = parse(previewAnswer, body);
    if (data.state === 'faulty') return { ...data, slug, token };
    const { answer, ...about } = data;
    return { ...about, whole: parsePostAnswer(answer, slug), slug, token };
  };
  return api.get(previewPath(slug, token), { parse: read, signal });
}

const askEveryMs = 1_000;

/** Polls while the page is visible, and calls back once the file is saved or its link has expired. Returns how to stop. */
export function watchPreview(
  { api, slug, token, version }: Pick<PreviewWanted, 'api'> & Pick<PreviewFound, 'slug' | 'token' | 'version'>,
  onChange: () => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const read = (body: unknown) => parse(previewVersionAnswer, body).data.version;
  async function ask() {
    const now = document.hidden
      ? version
      : await api.get(previewPath(slug, token, '/version'), { parse: read, signal });
    if (now !== version) onChange();
    wait();
  }
  // The service may be restarting, so ask again.
  function retry(error: unknown) {
    if (isApiError(error) && error.status === 404) onChange();
    else wait();
  }
  function wait() {
    if (!signal.aborted) setTimeout(() => signal.aborted || ask().catch(retry), askEveryMs);
  }
  wait();
  return () => ending.abort();
}

function previewPath(slug: string, token: string, end: '' | '/version' = ''): string {
  return `/api/v1/blogsBySlug/${encodeURIComponent(slug)}/preview${end}?${new URLSearchParams({ [previewKey]: token })}`;
}
