// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
import type { IndustryContent, LazyPage } from '../types.ts';

/** Each page's words are a chunk, which holds only the export named here. */
export const lazyIndustries: LazyPage<IndustryContent>[] = [
  {
    path: '/commercials',
    load: () => import(/* webpackChunkName: "commercials-content" */ './commercials.ts').then((m) => m.commercials),
  },
  {
    path: '/corporate',
    load: () => import(/* webpackChunkName: "corporate-content" */ './corporate.ts').then((m) => m.corporate),
  },
  {
    path: '/residential',
    load: () => import(/* webpackChunkName: "residential-content" */ './residential.ts').then((m) => m.residential),
  },
  {
    path: '/healthcare',
    load: () => import(/* webpackChunkName: "healthcare-content" */ './healthcare.ts').then((m) => m.healthcare),
  },
  {
    path: '/education',
    load: () => import(/* webpackChunkName: "education-content" */ './education.ts').then((m) => m.education),
  },
  {
    path: '/event',
    load: () => import(/* webpackChunkName: "event-content" */ './event.ts').then((m) => m.event),
  },
];
