import type { PartRoute } from '@site/shared/contracts/part.ts';

export const routes = [
  {
    path: '/sample',
    page: () => import(/* webpackChunkName: "SamplePage" */ './pages/SamplePage.tsx').then((module) => module.SamplePage),
  },
] satisfies PartRoute[];
