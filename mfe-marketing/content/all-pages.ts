import { aboutUs, aboutUsListing } from './company/about-us.ts';
import { investorsRelationship, investorsRelationshipListing } from './company/investors-relationship.ts';
import { ourLeadership, ourLeadershipListing, profiles } from './company/leadership.ts';
import { ourApproach, ourApproachListing } from './company/our-approach.ts';
import { ourVision, ourVisionListing } from './company/our-vision.ts';
import { sevantraValue, sevantraValueListing } from './company/sevantra-value.ts';
import type { ApproachContent, CompanyContent, LeadershipContent } from './company/types.ts';
import { howWeWork } from './how-we-work/how-we-work.ts';
import { commercials, commercialsListing } from './industries/commercials/content.ts';
import { corporate, corporateListing } from './industries/corporate/content.ts';
import { education, educationListing } from './industries/education/content.ts';
import { event, eventListing } from './industries/event/content.ts';
import { healthcare, healthcareListing } from './industries/healthcare/content.ts';
import { type IndustrySlug, industryCards } from './industries/industry-list.ts';
import { residential, residentialListing } from './industries/residential/content.ts';
import type { HospitalContent, IndustryContent } from './industries/types.ts';
import { accessibility, accessibilityListing } from './legal/accessibility.ts';
import { cookiesPolicy, cookiesPolicyListing } from './legal/cookies-policy.ts';
import { disclaimer, disclaimerListing } from './legal/disclaimer.ts';
import { privacyPolicy, privacyPolicyListing } from './legal/privacy-policy.ts';
import { termsOfServices, termsOfServicesListing } from './legal/terms-of-services.ts';
import type { LegalContent } from './legal/types.ts';
import { departmentalStores, departmentalStoresListing } from './services/departmental-stores/content.ts';
import { electrical, electricalListing } from './services/electrical/content.ts';
import { eventOrganizing, eventOrganizingListing } from './services/event-organizing/content.ts';
import { horticulture, horticultureListing } from './services/horticulture/content.ts';
import { housekeeping, housekeepingListing } from './services/housekeeping/content.ts';
import { oldAgeCare, oldAgeCareListing } from './services/old-age-care/content.ts';
import { pantry, pantryListing } from './services/pantry/content.ts';
import { paramedic, paramedicListing } from './services/paramedic/content.ts';
import { plumbing, plumbingListing } from './services/plumbing/content.ts';
import { type ServiceSlug, serviceCards } from './services/service-list.ts';
import type { ServiceContent } from './services/types.ts';
import type { ListedPage } from './types.ts';

// All content at once, for the build and the tests. Browsers load a page's content by `content-loaders.ts`.

const servicePages: Record<ServiceSlug, ListedPage<ServiceContent>> = {
  'house-keeping-services': { page: housekeeping, listing: housekeepingListing },
  'electrical-services': { page: electrical, listing: electricalListing },
  'plumbing-services': { page: plumbing, listing: plumbingListing },
  'horticulture-and-gardening-services': { page: horticulture, listing: horticultureListing },
  'management-of-departmental-stores': { page: departmentalStores, listing: departmentalStoresListing },
  'pantry-services': { page: pantry, listing: pantryListing },
  'paramedic-services': { page: paramedic, listing: paramedicListing },
  'old-age-care-services': { page: oldAgeCare, listing: oldAgeCareListing },
  'event-organizing-services': { page: eventOrganizing, listing: eventOrganizingListing },
};

const industryPages: Record<IndustrySlug, ListedPage<IndustryContent | HospitalContent>> = {
  commercials: { page: commercials, listing: commercialsListing },
  corporate: { page: corporate, listing: corporateListing },
  residential: { page: residential, listing: residentialListing },
  healthcare: { page: healthcare, listing: healthcareListing, component: 'HealthcarePage' },
  education: { page: education, listing: educationListing },
  event: { page: event, listing: eventListing },
};

export const listedServices = serviceCards.map(({ slug }) => servicePages[slug]);
export const services = listedServices.map(({ page }) => page);

export const listedIndustries = industryCards.map(({ slug }) => industryPages[slug]);
export const industries = listedIndustries.map(({ page }) => page);

/** In the order of menus. */
export const listedCompanyPages: ListedPage<CompanyContent | LeadershipContent | ApproachContent>[] = [
  { page: aboutUs, listing: aboutUsListing },
  { page: ourVision, listing: ourVisionListing },
  { page: ourLeadership, listing: ourLeadershipListing, component: 'LeadershipPage', gathered: profiles },
  { page: sevantraValue, listing: sevantraValueListing },
  { page: ourApproach, listing: ourApproachListing, component: 'ApproachPage', gathered: [howWeWork] },
  { page: investorsRelationship, listing: investorsRelationshipListing },
];
export const companyPages = listedCompanyPages.map(({ page }) => page);

/** In the order of menus. */
export const listedLegalPages: ListedPage<LegalContent>[] = [
  { page: privacyPolicy, listing: privacyPolicyListing },
  { page: termsOfServices, listing: termsOfServicesListing },
  { page: cookiesPolicy, listing: cookiesPolicyListing },
  { page: disclaimer, listing: disclaimerListing },
  { page: accessibility, listing: accessibilityListing },
];
export const legalPages = listedLegalPages.map(({ page }) => page);
