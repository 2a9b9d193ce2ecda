import { definePage, type LoaderArgs } from '@site/contracts/part-routes';

export const routes = [
  definePage({
    path: '/sample',
    page: () =>
      import(/* webpackChunkName: "SamplePage" */ './pages/SamplePage.tsx').then((module) => module.SamplePage),
    // Loaded on demand: a served page has its data already.
    loader: async (args: LoaderArgs) => {
      const { loadOffers } = await import(/* webpackChunkName: "loaders" */ './data/offers-client.ts');
      return loadOffers(args);
    },
  }),
];
