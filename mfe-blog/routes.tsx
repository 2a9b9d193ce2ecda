import type { PartRoute } from '@site/contracts/part';
import { listHead, topicHead } from './list-head.ts';
import { loadCategory, loadList, loadPost, loadTag } from './loaders.ts';
import { postHead } from './post-head.ts';

const topicPage = () =>
  import(/* webpackChunkName: "TopicPage" */ './pages/TopicPage.tsx').then((module) => module.TopicPage);

export const routes = [
  {
    path: '/blogs',
    page: () =>
      import(/* webpackChunkName: "BlogListPage" */ './pages/BlogListPage.tsx').then((module) => module.BlogListPage),
    loader: loadList,
    head: listHead,
  },
  { path: '/blogs/category/:topic', page: topicPage, loader: loadCategory, head: topicHead },
  { path: '/blogs/tag/:topic', page: topicPage, loader: loadTag, head: topicHead },
  {
    path: '/blogs/:slug',
    page: () =>
      import(/* webpackChunkName: "BlogDetailPage" */ './pages/BlogDetailPage.tsx').then(
        (module) => module.BlogDetailPage,
      ),
    loader: loadPost,
    head: postHead,
    structuredData: () =>
      import(/* webpackChunkName: "describe-post" */ './structured-data/describe-post.ts').then(
        (module) => module.describePost,
      ),
  },
] satisfies PartRoute[];
