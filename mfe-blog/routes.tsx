import type { PartRoute } from '@site/contracts/part-routes';
import { listHead, topicHead } from './data/list-head.ts';
import { postHead } from './data/post-head.ts';

// Loaded on demand: a served page has its data already.
const loaders = () => import(/* webpackChunkName: "loaders" */ './data/loaders.ts');

const topicPage = () =>
  import(/* webpackChunkName: "TopicPage" */ './pages/TopicPage.tsx').then((module) => module.TopicPage);

export const routes = [
  {
    path: '/blogs',
    page: () =>
      import(/* webpackChunkName: "BlogListPage" */ './pages/BlogListPage.tsx').then((module) => module.BlogListPage),
    loader: async (args) => (await loaders()).loadList(args),
    head: listHead,
  },
  {
    path: '/blogs/category/:topic',
    page: topicPage,
    loader: async (args) => (await loaders()).loadCategory(args),
    head: topicHead,
  },
  {
    path: '/blogs/tag/:topic',
    page: topicPage,
    loader: async (args) => (await loaders()).loadTag(args),
    head: topicHead,
  },
  {
    path: '/blogs/:slug',
    page: () =>
      import(/* webpackChunkName: "BlogDetailPage" */ './pages/BlogDetailPage.tsx').then(
        (module) => module.BlogDetailPage,
      ),
    loader: async (args) => (await loaders()).loadPost(args),
    head: postHead,
    structuredData: () =>
      import(/* webpackChunkName: "describe-post" */ './data/describe-post.ts').then((module) => module.describePost),
  },
] satisfies PartRoute[];
