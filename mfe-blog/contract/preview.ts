import * as v from 'valibot';
import { postResponse } from './posts.ts';

/** Key of the query that carries a preview's token, in the address of the page and in those of the API. */
export const previewKey = 'preview';

const success = v.literal('success');

const shared = {
  /** Changes with the file and its picture. */
  version: v.string(),
  /** When the link expires, ISO 8601 in UTC. */
  until: v.string(),
};

const faulty = v.object({
  ...shared,
  state: v.literal('faulty'),
  /** `posts/name.md:4: title: expected …` */
  problems: v.array(v.string()),
});

const shown = v.object({
  ...shared,
  state: v.picklist(['draft', 'scheduled', 'published']),
  /** What `GET /api/v1/blogsBySlug/{slug}` will answer once the file is published. */
  answer: postResponse,
});

/** Response of `GET /api/v1/blogsBySlug/{slug}/preview?preview={token}`: the post as its file is now. */
export const previewResponse = v.object({ status: success, data: v.variant('state', [faulty, shown]) });

/** Response of `GET /api/v1/blogsBySlug/{slug}/preview/version?preview={token}`. */
export const previewVersionResponse = v.object({ status: success, data: v.object({ version: v.string() }) });

export type Preview = v.InferOutput<typeof previewResponse>['data'];
