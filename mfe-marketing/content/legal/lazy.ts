// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
import type { LazyPage, TextContent } from '../types.ts';

/** Each page's words are a chunk, which holds only the export named here. */
export const lazyLegalPages: LazyPage<TextContent>[] = [
  {
    path: '/privacy-policy',
    load: () => import(/* webpackChunkName: "privacyPolicy-content" */ './privacy-policy.ts').then((m) => m.privacyPolicy),
  },
  {
    path: '/terms-of-services',
    load: () => import(/* webpackChunkName: "termsOfServices-content" */ './terms-of-services.ts').then((m) => m.termsOfServices),
  },
  {
    path: '/cookies-policy',
    load: () => import(/* webpackChunkName: "cookiesPolicy-content" */ './cookies-policy.ts').then((m) => m.cookiesPolicy),
  },
  {
    path: '/disclaimer',
    load: () => import(/* webpackChunkName: "disclaimer-content" */ './disclaimer.ts').then((m) => m.disclaimer),
  },
  {
    path: '/accessibility',
    load: () => import(/* webpackChunkName: "accessibility-content" */ './accessibility.ts').then((m) => m.accessibility),
  },
];
