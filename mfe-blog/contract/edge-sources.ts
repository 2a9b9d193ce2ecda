import { brand } from '@site/brand';
import type { AddressList, FeedEntry } from '@site/contracts/part';
import type { SearchSource } from '@site/contracts/search';
import * as v from 'valibot';

// What the edge reads from this service for the sitemap, the feeds and the search.

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

export const feedTitle = `${brand.shortName} blogs`;

export const rssFeed: FeedEntry = { path: '/blogs/rss.xml', type: 'application/rss+xml', title: `${feedTitle} (RSS)` };
export const atomFeed: FeedEntry = {
  path: '/blogs/atom.xml',
  type: 'application/atom+xml',
  title: `${feedTitle} (Atom)`,
};

/** Where the site's search gets the newest posts from, as a `SearchList`. Only the first of them have their text. */
export const searchSource: SearchSource = {
  path: '/api/v1/blogsList/search',
  section: 'Blog',
  absence: 'Blog posts cannot be searched just now.',
};
