import { brand } from '@site/brand';
import type { FeedEntry } from '@site/contracts/part';
import type { SearchSource } from '@site/contracts/search';

// What the edge reads from this service for the sitemap, the feeds and the search.

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
