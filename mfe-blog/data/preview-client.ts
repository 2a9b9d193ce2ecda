import type { ApiClient } from '@site/contracts/api';
import { parse } from 'valibot';
import { type Preview, previewResponse } from '../contract/preview.ts';
import { previewKey } from '../contract/preview-key.ts';
import { type PostWithLinks, parsePostResponse } from './parse-responses.ts';

export interface PreviewRequest {
  api: ApiClient;
  slug: string;
  token: string;
  signal: AbortSignal;
}

type Faulty = Extract<Preview, { state: 'faulty' }>;
type Shown = Omit<Exclude<Preview, Faulty>, 'answer'> & { content: PostWithLinks };

/** A post as its file is now. */
export type PreviewData = Faulty | Shown;

export function fetchPreview({ api, slug, token, signal }: PreviewRequest): Promise<PreviewData> {
  const read = (body: unknown): PreviewData => {
    const { data } = parse(previewResponse, body);
    if (data.state === 'faulty') return data;
    const { answer: response, ...about } = data;
    return { ...about, content: parsePostResponse(response, slug) };
  };
  const query = new URLSearchParams({ [previewKey]: token });
  return api.get(`/api/v1/blogsBySlug/${encodeURIComponent(slug)}/preview?${query}`, { parse: read, signal });
}
