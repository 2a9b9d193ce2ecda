import { brand } from '@site/brand';
import type { PartRoute } from '@site/contracts/part';
import {
  approach,
  carouselTest,
  company,
  home,
  industry,
  industryList,
  leadership,
  legal,
  service,
  serviceList,
} from './pages/page-kinds.ts';

export const routes = [
  home('/'),
  home('/home'),

  company('/about-us', () => import('./content/company/about-us.ts').then((m) => m.aboutUs)),
  company('/our-vision', () => import('./content/company/our-vision.ts').then((m) => m.ourVision)),
  leadership('/our-leadership'),
  company(`/${brand.slug}-value`, () => import('./content/company/sevantra-value.ts').then((m) => m.sevantraValue)),
  approach('/our-approach'),
  company('/investors-relationship', () =>
    import('./content/company/investors-relationship.ts').then((m) => m.investorsRelationship),
  ),

  serviceList('/services'),
  service('/house-keeping-services', () => import('./content/services/housekeeping.ts').then((m) => m.housekeeping)),
  service('/electrical-services', () => import('./content/services/electrical.ts').then((m) => m.electrical)),
  service('/plumbing-services', () => import('./content/services/plumbing.ts').then((m) => m.plumbing)),
  service('/horticulture-and-gardening-services', () =>
    import('./content/services/horticulture.ts').then((m) => m.horticulture),
  ),
  service('/management-of-departmental-stores', () =>
    import('./content/services/departmental-stores.ts').then((m) => m.departmentalStores),
  ),
  service('/pantry-services', () => import('./content/services/pantry.ts').then((m) => m.pantry)),
  service('/paramedic-services', () => import('./content/services/paramedic.ts').then((m) => m.paramedic)),
  service('/old-age-care-services', () => import('./content/services/old-age-care.ts').then((m) => m.oldAgeCare)),
  service('/event-organizing-services', () =>
    import('./content/services/event-organizing.ts').then((m) => m.eventOrganizing),
  ),

  industryList('/industries'),
  industry('/commercials', () => import('./content/industries/commercials.ts').then((m) => m.commercials)),
  industry('/corporate', () => import('./content/industries/corporate.ts').then((m) => m.corporate)),
  industry('/residential', () => import('./content/industries/residential.ts').then((m) => m.residential)),
  industry('/healthcare', () => import('./content/industries/healthcare.ts').then((m) => m.healthcare)),
  industry('/education', () => import('./content/industries/education.ts').then((m) => m.education)),
  industry('/event', () => import('./content/industries/event.ts').then((m) => m.event)),

  legal('/privacy-policy', () => import('./content/legal/privacy-policy.ts').then((m) => m.privacyPolicy)),
  legal('/terms-of-services', () => import('./content/legal/terms-of-services.ts').then((m) => m.termsOfServices)),
  legal('/cookies-policy', () => import('./content/legal/cookies-policy.ts').then((m) => m.cookiesPolicy)),
  legal('/disclaimer', () => import('./content/legal/disclaimer.ts').then((m) => m.disclaimer)),
  legal('/accessibility', () => import('./content/legal/accessibility.ts').then((m) => m.accessibility)),

  carouselTest('/test'),
] satisfies PartRoute[];
