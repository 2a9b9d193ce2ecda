import { brand } from '@site/brand';
import type { CompanyContent } from './company/types.ts';
import type { IndustrySlug } from './industries/industry-cards.ts';
import type { IndustryContent } from './industries/types.ts';
import type { LegalContent } from './legal/types.ts';
import type { ServiceSlug } from './services/service-cards.ts';
import type { ServiceContent } from './services/types.ts';

// The content of each page by its slug, as a chunk of its own. `then` names the only export that the chunk holds.

export const serviceLoaders: Record<ServiceSlug, () => Promise<ServiceContent>> = {
  'house-keeping-services': () =>
    import(/* webpackChunkName: "housekeeping-content" */ './services/housekeeping/content.ts').then(
      (m) => m.housekeeping,
    ),
  'electrical-services': () =>
    import(/* webpackChunkName: "electrical-content" */ './services/electrical/content.ts').then((m) => m.electrical),
  'plumbing-services': () =>
    import(/* webpackChunkName: "plumbing-content" */ './services/plumbing/content.ts').then((m) => m.plumbing),
  'horticulture-and-gardening-services': () =>
    import(/* webpackChunkName: "horticulture-content" */ './services/horticulture/content.ts').then(
      (m) => m.horticulture,
    ),
  'management-of-departmental-stores': () =>
    import(/* webpackChunkName: "departmentalStores-content" */ './services/departmental-stores/content.ts').then(
      (m) => m.departmentalStores,
    ),
  'pantry-services': () =>
    import(/* webpackChunkName: "pantry-content" */ './services/pantry/content.ts').then((m) => m.pantry),
  'paramedic-services': () =>
    import(/* webpackChunkName: "paramedic-content" */ './services/paramedic/content.ts').then((m) => m.paramedic),
  'old-age-care-services': () =>
    import(/* webpackChunkName: "oldAgeCare-content" */ './services/old-age-care/content.ts').then((m) => m.oldAgeCare),
  'event-organizing-services': () =>
    import(/* webpackChunkName: "eventOrganizing-content" */ './services/event-organizing/content.ts').then(
      (m) => m.eventOrganizing,
    ),
};

export const industryLoaders: Record<IndustrySlug, () => Promise<IndustryContent>> = {
  commercials: () =>
    import(/* webpackChunkName: "commercials-content" */ './industries/commercials/content.ts').then(
      (m) => m.commercials,
    ),
  corporate: () =>
    import(/* webpackChunkName: "corporate-content" */ './industries/corporate/content.ts').then((m) => m.corporate),
  residential: () =>
    import(/* webpackChunkName: "residential-content" */ './industries/residential/content.ts').then(
      (m) => m.residential,
    ),
  healthcare: () =>
    import(/* webpackChunkName: "healthcare-content" */ './industries/healthcare/content.ts').then((m) => m.healthcare),
  education: () =>
    import(/* webpackChunkName: "education-content" */ './industries/education/content.ts').then((m) => m.education),
  event: () => import(/* webpackChunkName: "event-content" */ './industries/event/content.ts').then((m) => m.event),
};

/** Without the leaders' page and `/our-approach`, which `data/loaders.ts` combines from several modules. */
export const companyLoaders: Record<string, () => Promise<CompanyContent>> = {
  'about-us': () => import(/* webpackChunkName: "aboutUs-content" */ './company/about-us.ts').then((m) => m.aboutUs),
  'our-vision': () =>
    import(/* webpackChunkName: "ourVision-content" */ './company/our-vision.ts').then((m) => m.ourVision),
  [`${brand.slug}-value`]: () =>
    import(/* webpackChunkName: "sevantraValue-content" */ './company/sevantra-value.ts').then((m) => m.sevantraValue),
  'investors-relationship': () =>
    import(/* webpackChunkName: "investorsRelationship-content" */ './company/investors-relationship.ts').then(
      (m) => m.investorsRelationship,
    ),
};

export const legalLoaders: Record<string, () => Promise<LegalContent>> = {
  'privacy-policy': () =>
    import(/* webpackChunkName: "privacyPolicy-content" */ './legal/privacy-policy.ts').then((m) => m.privacyPolicy),
  'terms-of-services': () =>
    import(/* webpackChunkName: "termsOfServices-content" */ './legal/terms-of-services.ts').then(
      (m) => m.termsOfServices,
    ),
  'cookies-policy': () =>
    import(/* webpackChunkName: "cookiesPolicy-content" */ './legal/cookies-policy.ts').then((m) => m.cookiesPolicy),
  disclaimer: () =>
    import(/* webpackChunkName: "disclaimer-content" */ './legal/disclaimer.ts').then((m) => m.disclaimer),
  accessibility: () =>
    import(/* webpackChunkName: "accessibility-content" */ './legal/accessibility.ts').then((m) => m.accessibility),
};
