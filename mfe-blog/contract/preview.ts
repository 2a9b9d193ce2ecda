import * as v from 'valibot';

const shared = {
  /** When the link expires, ISO 8601 in UTC. */
  until: v.string(),
};

const faulty = v.object({
  ...shared,
  state: v.literal('faulty'),
  /** `posts/name.md:4: title: expected …` */
  problems: v.array(v.string()),
});

const readable = v.object({
  ...shared,
  state: v.picklist(['draft', 'scheduled', 'published']),
  /** What `GET /api/v1/blogsBySlug/{slug}` will answer once the file is published. */
  answer: v.unknown(),
});

/** Response of `GET /api/v1/blogsBySlug/{slug}/preview?preview={token}`: the post as its file is now. */
export const previewResponse = v.object({
  status: v.literal('success'),
  data: v.variant('state', [faulty, readable]),
});

export type Preview = v.InferOutput<typeof previewResponse>['data'];
