import type { PartRoute } from '@site/shared/contracts/part.ts';
import { loadList, loadPost } from './loaders.ts';
import { postHead } from './post-head.ts';

export const routes = [
  {
    path: '/blogs',
    page: () => import(/* webpackChunkName: "BlogListPage" */ './pages/BlogListPage.tsx').then((module) => module.BlogListPage),
    loader: loadList,
  },
  {
    path: '/blogs/:slug',
    page: () => import(/* webpackChunkName: "BlogDetailPage" */ './pages/BlogDetailPage.tsx').then((module) => module.BlogDetailPage),
    loader: loadPost,
    head: postHead,
  },
] satisfies PartRoute[];
