import { type CompanySlug, companyRoutes } from './company/company-list.ts';
import * as aboutUs from './company/pages/about-us.ts';
import * as investorsRelationship from './company/pages/investors-relationship.ts';
import * as ourApproach from './company/pages/our-approach.ts';
import * as ourLeadership from './company/pages/our-leadership.ts';
import * as ourVision from './company/pages/our-vision.ts';
import * as sevantraValue from './company/pages/sevantra-value.ts';
import type { ApproachContent, CompanyContent, LeadershipContent } from './company/types.ts';
import * as commercials from './industries/commercials/content.ts';
import * as corporate from './industries/corporate/content.ts';
import * as education from './industries/education/content.ts';
import * as event from './industries/event/content.ts';
import * as healthcare from './industries/healthcare/content.ts';
import { type IndustrySlug, industryCards } from './industries/industry-list.ts';
import * as residential from './industries/residential/content.ts';
import type { HospitalContent, IndustryContent } from './industries/types.ts';
import { type LegalSlug, legalSlugs } from './legal/legal-list.ts';
import * as aboutThisSite from './legal/pages/about-this-site.ts';
import * as accessibility from './legal/pages/accessibility.ts';
import * as cookiesPolicy from './legal/pages/cookies-policy.ts';
import * as disclaimer from './legal/pages/disclaimer.ts';
import * as privacyPolicy from './legal/pages/privacy-policy.ts';
import * as termsOfServices from './legal/pages/terms-of-services.ts';
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

const serviceContents: Record<ServiceSlug, ListedPage<ServiceContent>> = {
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

const industryContents: Record<IndustrySlug, ListedPage<IndustryContent | HospitalContent>> = {
  commercials,
  corporate,
  residential,
  healthcare,
  education,
  event,
};

const companyContents: Record<CompanySlug, ListedPage<CompanyContent | LeadershipContent | ApproachContent>> = {
  'about-us': aboutUs,
  'our-vision': ourVision,
  'our-leadership': ourLeadership,
  'sevantra-value': sevantraValue,
  'our-approach': ourApproach,
  'investors-relationship': investorsRelationship,
};

const legalContents: Record<LegalSlug, ListedPage<LegalContent>> = {
  'privacy-policy': privacyPolicy,
  'terms-of-services': termsOfServices,
  'cookies-policy': cookiesPolicy,
  disclaimer,
  accessibility,
  'about-this-site': aboutThisSite,
};

export const listedServices = serviceCards.map(({ slug }) => serviceContents[slug]);
export const services = listedServices.map(({ content }) => content);

export const listedIndustries = industryCards.map(({ slug }) => industryContents[slug]);
export const industries = listedIndustries.map(({ content }) => content);

export const listedCompanyPages = companyRoutes.map(({ slug, component }) => ({ ...companyContents[slug], component }));
export const companyPages = listedCompanyPages.map(({ content }) => content);

export const listedLegalPages = legalSlugs.map((slug) => legalContents[slug]);
export const legalPages = listedLegalPages.map(({ content }) => content);
