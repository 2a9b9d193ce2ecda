import { CONTRACT_VERSION, type PartTable } from '@site/shared/contracts/part.ts';
import { blogs } from './components/breadcrumbs.ts';
import { listPath, recentPath } from './posts-client.ts';

/** Read at build time. A post needs no row: one pattern serves them all. */
export const table: PartTable = {
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/blogs',
      page: 'BlogListPage',
      title: 'Blogs on running buildings',
      description: 'Practical notes on housekeeping, water, power, gardens and people in Indian buildings, written by the teams who look after them.',
      label: 'Blogs',
      trail: [],
      menus: [{ group: 'main', order: 5, label: 'Blogs' }],
      searchWords: ['blog', 'posts', 'articles', 'advice', 'checklist', 'news'],
      isIndexed: true,
      updated: '2026-11-20',
      data: [listPath],
      queryKeys: ['page'],
    },
    {
      path: '/blogs/:slug',
      page: 'BlogDetailPage',
      title: 'A post from our blog',
      description: 'Practical advice from the people who keep housing societies, offices, schools and hospitals running every day.',
      label: 'Post',
      trail: [blogs],
      menus: [],
      searchWords: [],
      isIndexed: true,
      updated: '2026-11-20',
      data: ['/api/v1/blogsBySlug/:slug'],
    },
  ],
  fragments: [{ name: 'RecentPosts', data: [recentPath] }],
  service: { name: 'blog', version: '1', paths: ['/api/v1/blogsList', '/api/v1/blogsBySlug', '/uploads'] },
};
