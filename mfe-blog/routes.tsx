import type { PartRoute } from '@site/contracts/part-routes';
import { listHead, topicHead } from './data/list-head.ts';
import { loadCategory, loadList, loadPost, loadTag } from './data/loaders.ts';
import { postHead } from './data/post-head.ts';

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
      import(/* webpackChunkName: "describe-post" */ './data/structured-data/describe-post.ts').then(
        (module) => module.describePost,
      ),
  },
] satisfies PartRoute[];
