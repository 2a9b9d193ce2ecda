import * as aboutUs from './company/about-us.ts';
import * as investorsRelationship from './company/investors-relationship.ts';
import { listing as leadershipListing, content as ourLeadership, profiles } from './company/leadership.ts';
import { content as ourApproach, listing as ourApproachListing } from './company/our-approach.ts';
import * as ourVision from './company/our-vision.ts';
import * as sevantraValue from './company/sevantra-value.ts';
import type { ApproachContent, CompanyContent, LeadershipContent } from './company/types.ts';
import { howWeWork } from './how-we-work/how-we-work.ts';
import * as commercials from './industries/commercials/content.ts';
import * as corporate from './industries/corporate/content.ts';
import * as education from './industries/education/content.ts';
import * as event from './industries/event/content.ts';
import * as healthcare from './industries/healthcare/content.ts';
import { type IndustrySlug, industryCards } from './industries/industry-list.ts';
import * as residential from './industries/residential/content.ts';
import type { HospitalContent, IndustryContent } from './industries/types.ts';
import * as accessibility from './legal/accessibility.ts';
import * as cookiesPolicy from './legal/cookies-policy.ts';
import * as disclaimer from './legal/disclaimer.ts';
import * as privacyPolicy from './legal/privacy-policy.ts';
import * as termsOfServices from './legal/terms-of-services.ts';
import type { LegalContent } from './legal/types.ts';
import * as departmentalStores from './services/departmental-stores/content.ts';
import * as electrical from './services/electrical/content.ts';
import * as eventOrganizing from './services/event-organizing/content.ts';
import * as horticulture from './services/horticulture/content.ts';
import * as housekeeping from './services/housekeeping/content.ts';
import * as oldAgeCare from './services/old-age-care/content.ts';
import * as pantry from './services/pantry/content.ts';
import * as paramedic from './services/paramedic/content.ts';
import * as plumbing from './services/plumbing/content.ts';
import { type ServiceSlug, serviceCards } from './services/service-list.ts';
import type { ServiceContent } from './services/types.ts';
import type { ListedPage } from './types.ts';

// All content at once, for the build and the tests. Browsers load it page by page.

const servicePages: Record<ServiceSlug, ListedPage<ServiceContent>> = {
  'house-keeping-services': housekeeping,
  'electrical-services': electrical,
  'plumbing-services': plumbing,
  'horticulture-and-gardening-services': horticulture,
  'management-of-departmental-stores': departmentalStores,
  'pantry-services': pantry,
  'paramedic-services': paramedic,
  'old-age-care-services': oldAgeCare,
  'event-organizing-services': eventOrganizing,
};

const industryPages: Record<IndustrySlug, ListedPage<IndustryContent | HospitalContent>> = {
  commercials,
  corporate,
  residential,
  healthcare: { ...healthcare, component: 'HealthcarePage' },
  education,
  event,
};

export const listedServices = serviceCards.map(({ slug }) => servicePages[slug]);
export const services = listedServices.map(({ content }) => content);

export const listedIndustries = industryCards.map(({ slug }) => industryPages[slug]);
export const industries = listedIndustries.map(({ content }) => content);

/** In the order of menus. */
export const listedCompanyPages: ListedPage<CompanyContent | LeadershipContent | ApproachContent>[] = [
  aboutUs,
  ourVision,
  { content: ourLeadership, listing: leadershipListing, component: 'LeadershipPage', gathered: profiles },
  sevantraValue,
  { content: ourApproach, listing: ourApproachListing, component: 'ApproachPage', gathered: [howWeWork] },
  investorsRelationship,
];
export const companyPages = listedCompanyPages.map(({ content }) => content);

/** In the order of menus. */
export const listedLegalPages: ListedPage<LegalContent>[] = [
  privacyPolicy,
  termsOfServices,
  cookiesPolicy,
  disclaimer,
  accessibility,
];
export const legalPages = listedLegalPages.map(({ content }) => content);
