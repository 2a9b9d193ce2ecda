import { definePage, type LoaderArgs } from '@site/contracts/part-routes';
import { listHead, topicHead } from './data/list-head.ts';
import { postHead } from './data/post-head.ts';

// Loaded on demand: a served page has its data already.
const loaders = () => import(/* webpackChunkName: "loaders" */ './data/loaders.ts');

const topicPage = () =>
  import(/* webpackChunkName: "TopicPage" */ './pages/TopicPage.tsx').then((module) => module.TopicPage);

export const routes = [
  definePage({
    path: '/blogs',
    page: () =>
      import(/* webpackChunkName: "BlogListPage" */ './pages/BlogListPage.tsx').then((module) => module.BlogListPage),
    loader: async (args: LoaderArgs) => (await loaders()).loadList(args),
    head: listHead,
  }),
  definePage({
    path: '/blogs/category/:topic',
    page: topicPage,
    loader: async (args: LoaderArgs) => (await loaders()).loadCategory(args),
    head: topicHead,
  }),
  definePage({
    path: '/blogs/tag/:topic',
    page: topicPage,
    loader: async (args: LoaderArgs) => (await loaders()).loadTag(args),
    head: topicHead,
  }),
  definePage({
    path: '/blogs/:slug',
    page: () =>
      import(/* webpackChunkName: "BlogDetailPage" */ './pages/BlogDetailPage.tsx').then(
        (module) => module.BlogDetailPage,
      ),
    loader: async (args: LoaderArgs) => (await loaders()).loadPost(args),
    head: postHead,
    structuredData: async () =>
      (await import(/* webpackChunkName: "describe-post" */ './data/describe-post.ts')).describePost,
  }),
];
