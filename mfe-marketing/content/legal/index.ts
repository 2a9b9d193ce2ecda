// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
import type { ListedPage, PageListing, TextContent } from '../types.ts';
import { accessibility, accessibilityListing } from './accessibility.ts';
import { cookiesPolicy, cookiesPolicyListing } from './cookies-policy.ts';
import { disclaimer, disclaimerListing } from './disclaimer.ts';
import { privacyPolicy, privacyPolicyListing } from './privacy-policy.ts';
import { termsOfServices, termsOfServicesListing } from './terms-of-services.ts';

/** In the order of menus and cards. */
export const legalPages: TextContent[] = [
  privacyPolicy,
  termsOfServices,
  cookiesPolicy,
  disclaimer,
  accessibility,
];

export const listedLegalPages: ListedPage<TextContent, PageListing>[] = [
  { page: privacyPolicy, listing: privacyPolicyListing },
  { page: termsOfServices, listing: termsOfServicesListing },
  { page: cookiesPolicy, listing: cookiesPolicyListing },
  { page: disclaimer, listing: disclaimerListing },
  { page: accessibility, listing: accessibilityListing },
];
