import type { PartRoute } from '@site/contracts/part-routes';

export const routes = [
  {
    path: '/__ui',
    page: () => import(/* webpackChunkName: "ShowcasePage" */ './ShowcasePage.tsx').then((m) => m.ShowcasePage),
  },
] satisfies PartRoute[];
