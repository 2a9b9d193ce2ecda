import type { AddressList } from '@site/contracts/part';
import * as v from 'valibot';

const address = v.object({
  /** On this site: `/blogs/water-tank-cleaning-done-properly`. */
  path: v.string(),
  title: v.string(),
  /** ISO 8601 in UTC. A topic has the time of its newest post. */
  updated: v.string(),
});

/**
 * Response of `GET /api/v1/blogsList/addresses`: every address of the blog that belongs in a sitemap. Oldest first, so that
 * a full page gets no new ones. Topics come with the first page.
 */
export const addressesResponse = v.object({
  status: v.literal('success'),
  data: v.array(address),
  page: v.number(),
  /** Number of pages of the whole list; at least 1. */
  pages: v.number(),
}) satisfies v.GenericSchema<AddressList>;

export type Address = v.InferOutput<typeof address>;
