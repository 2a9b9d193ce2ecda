import type { PartRoute } from '../../contracts/part.ts';

export const routes = [
  { path: '/__ui', page: () => import(/* webpackChunkName: "ShowcasePage" */ './ShowcasePage.tsx').then((m) => m.ShowcasePage) },
] satisfies PartRoute[];
