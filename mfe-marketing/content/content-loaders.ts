import { brand } from '@site/brand';
import type { CompanyContent } from './company/types.ts';
import type { LegalContent } from './legal/types.ts';

// The content of each page by its slug, as a chunk of its own. `then` names the only export that the chunk holds.

/** Without the leaders' page and `/our-approach`, which `data/loaders.ts` combines from several modules. */
export const companyLoaders: Record<string, () => Promise<CompanyContent>> = {
  'about-us': () => import(/* webpackChunkName: "aboutUs-content" */ './company/about-us.ts').then((m) => m.content),
  'our-vision': () =>
    import(/* webpackChunkName: "ourVision-content" */ './company/our-vision.ts').then((m) => m.content),
  [`${brand.slug}-value`]: () =>
    import(/* webpackChunkName: "sevantraValue-content" */ './company/sevantra-value.ts').then((m) => m.content),
  'investors-relationship': () =>
    import(/* webpackChunkName: "investorsRelationship-content" */ './company/investors-relationship.ts').then(
      (m) => m.content,
    ),
};

export const legalLoaders: Record<string, () => Promise<LegalContent>> = {
  'privacy-policy': () =>
    import(/* webpackChunkName: "privacyPolicy-content" */ './legal/privacy-policy.ts').then((m) => m.content),
  'terms-of-services': () =>
    import(/* webpackChunkName: "termsOfServices-content" */ './legal/terms-of-services.ts').then((m) => m.content),
  'cookies-policy': () =>
    import(/* webpackChunkName: "cookiesPolicy-content" */ './legal/cookies-policy.ts').then((m) => m.content),
  disclaimer: () => import(/* webpackChunkName: "disclaimer-content" */ './legal/disclaimer.ts').then((m) => m.content),
  accessibility: () =>
    import(/* webpackChunkName: "accessibility-content" */ './legal/accessibility.ts').then((m) => m.content),
};
