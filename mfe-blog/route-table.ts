import type { PartTable } from '@site/contracts/part';
import { bannerSizes } from '@site/ui/Banner';
import { atomFeed, rssFeed, searchSource } from './contract/edge-sources.ts';
import { previewKey } from './contract/preview-key.ts';
import { listPicture } from './data/list-picture.ts';
import { blogs } from './data/paths.ts';
import { listPath, recentPath, topicListPath } from './data/posts-client.ts';

/** What posts and topics have in common: each has a head of its own, and the service lists their addresses. */
const itemRoute = {
  hasOwnHead: true as const,
  trail: [blogs],
  menus: [],
  searchWords: [],
  isIndexed: true,
  updated: '2026-11-20',
};
const topicRoute = { ...itemRoute, page: 'TopicPage', label: 'Topic', queryKeys: ['page'] };

/** Read at build time. One pattern serves all posts, another all topics of a kind, so a new one needs no row. */
export const table: PartTable = {
  routes: [
    {
      path: '/blogs',
      page: 'BlogListPage',
      title: 'Facility management blogs',
      description:
        'Practical notes on housekeeping, plumbing, power, gardens and staff in Indian buildings, written by the teams who look after them.',
      label: blogs.label,
      trail: [],
      menus: [{ group: 'main', order: 5, label: blogs.label, labels: { hi: 'ब्लॉग' } }],
      section: 'Blog',
      searchWords: ['blog', 'posts', 'articles', 'advice', 'checklist', 'news'],
      isIndexed: true,
      updated: '2026-11-20',
      data: [listPath],
      queryKeys: ['page'],
      hero: { picture: listPicture.picture, sizes: bannerSizes.small },
    },
    {
      ...itemRoute,
      path: '/blogs/:slug',
      page: 'BlogDetailPage',
      title: 'A post from our blog',
      description:
        'Practical advice from the people who keep housing societies, offices, schools and hospitals running every day.',
      label: 'Post',
      data: ['/api/v1/blogsBySlug/:slug'],
      queryKeys: [previewKey],
      privateKeys: [previewKey],
    },
    {
      ...topicRoute,
      path: '/blogs/category/:topic',
      title: 'A topic of our blog',
      description: 'Our posts on one kind of work, with figures, steps and costs from Indian buildings, newest first.',
      data: [topicListPath('category', ':topic')],
    },
    {
      ...topicRoute,
      path: '/blogs/tag/:topic',
      title: 'A tag of our blog',
      description: 'Our posts on one subject, with figures, steps and costs from Indian buildings, newest first.',
      data: [topicListPath('tag', ':topic')],
    },
  ],
  feeds: [rssFeed, atomFeed],
  addresses: '/api/v1/blogsList/addresses',
  search: searchSource,
  fragments: [{ name: 'RecentPosts', data: [recentPath] }],
  // Where readers and crawlers look for a blog and its feed, as on the site before this one.
  moved: {
    '/blog': '/blogs',
    '/feed': rssFeed.path,
    '/rss': rssFeed.path,
    '/rss.xml': rssFeed.path,
    '/feed.xml': rssFeed.path,
    '/blog/feed': rssFeed.path,
    '/atom.xml': atomFeed.path,
  },
  service: {
    name: 'blog',
    version: '1.1',
    paths: ['/api/v1/blogsList', '/api/v1/blogsBySlug', '/uploads', rssFeed.path, atomFeed.path],
  },
};
