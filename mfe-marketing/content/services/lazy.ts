// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
import type { LazyPage, ServiceContent } from '../types.ts';

/** Each page's words are a chunk, which holds only the export named here. */
export const lazyServices: LazyPage<ServiceContent>[] = [
  {
    path: '/house-keeping-services',
    load: () => import(/* webpackChunkName: "housekeeping-content" */ './housekeeping.ts').then((m) => m.housekeeping),
  },
  {
    path: '/electrical-services',
    load: () => import(/* webpackChunkName: "electrical-content" */ './electrical.ts').then((m) => m.electrical),
  },
  {
    path: '/plumbing-services',
    load: () => import(/* webpackChunkName: "plumbing-content" */ './plumbing.ts').then((m) => m.plumbing),
  },
  {
    path: '/horticulture-and-gardening-services',
    load: () => import(/* webpackChunkName: "horticulture-content" */ './horticulture.ts').then((m) => m.horticulture),
  },
  {
    path: '/management-of-departmental-stores',
    load: () => import(/* webpackChunkName: "departmentalStores-content" */ './departmental-stores.ts').then((m) => m.departmentalStores),
  },
  {
    path: '/pantry-services',
    load: () => import(/* webpackChunkName: "pantry-content" */ './pantry.ts').then((m) => m.pantry),
  },
  {
    path: '/paramedic-services',
    load: () => import(/* webpackChunkName: "paramedic-content" */ './paramedic.ts').then((m) => m.paramedic),
  },
  {
    path: '/old-age-care-services',
    load: () => import(/* webpackChunkName: "oldAgeCare-content" */ './old-age-care.ts').then((m) => m.oldAgeCare),
  },
  {
    path: '/event-organizing-services',
    load: () => import(/* webpackChunkName: "eventOrganizing-content" */ './event-organizing.ts').then((m) => m.eventOrganizing),
  },
];
