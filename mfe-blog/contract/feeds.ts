import { brand } from '@site/brand';
import type { FeedEntry } from '@site/contracts/part';

export const feedTitle = `${brand.shortName} blogs`;

export const rssFeed: FeedEntry = { path: '/blogs/rss.xml', type: 'application/rss+xml', title: `${feedTitle} (RSS)` };
export const atomFeed: FeedEntry = {
  path: '/blogs/atom.xml',
  type: 'application/atom+xml',
  title: `${feedTitle} (Atom)`,
};
