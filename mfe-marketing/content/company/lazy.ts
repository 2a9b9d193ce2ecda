// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
import { brand } from '@site/brand';
import type { LazyPage, TextContent } from '../types.ts';

/** Each page's words are a chunk, which holds only the export named here. */
export const lazyCompanyPages: LazyPage<TextContent>[] = [
  {
    path: '/about-us',
    load: () => import(/* webpackChunkName: "aboutUs-content" */ './about-us.ts').then((m) => m.aboutUs),
  },
  {
    path: '/our-vision',
    load: () => import(/* webpackChunkName: "ourVision-content" */ './our-vision.ts').then((m) => m.ourVision),
  },
  {
    path: '/our-leadership',
    load: () => import(/* webpackChunkName: "ourLeadership-content" */ './leadership.ts').then((m) => m.ourLeadership),
  },
  {
    path: `/${brand.slug}-value`,
    load: () => import(/* webpackChunkName: "sevantraValue-content" */ './sevantra-value.ts').then((m) => m.sevantraValue),
  },
  {
    path: '/our-approach',
    load: () => import(/* webpackChunkName: "ourApproach-content" */ './our-approach.ts').then((m) => m.ourApproach),
  },
  {
    path: '/investors-relationship',
    load: () => import(/* webpackChunkName: "investorsRelationship-content" */ './investors-relationship.ts').then((m) => m.investorsRelationship),
  },
];
