import type { PartRoute } from '@site/contracts/part-routes';

export const routes = [
  {
    path: '/sample',
    page: () =>
      import(/* webpackChunkName: "SamplePage" */ './pages/SamplePage.tsx').then((module) => module.SamplePage),
  },
] satisfies PartRoute[];
