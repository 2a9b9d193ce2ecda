// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
import type { ListedPage, PageListing, TextContent } from '../types.ts';
import { aboutUs, aboutUsListing } from './about-us.ts';
import { investorsRelationship, investorsRelationshipListing } from './investors-relationship.ts';
import { ourLeadership, ourLeadershipListing } from './leadership.ts';
import { ourApproach, ourApproachListing } from './our-approach.ts';
import { ourVision, ourVisionListing } from './our-vision.ts';
import { sevantraValue, sevantraValueListing } from './sevantra-value.ts';

/** In the order of menus and cards. */
export const companyPages: TextContent[] = [
  aboutUs,
  ourVision,
  ourLeadership,
  sevantraValue,
  ourApproach,
  investorsRelationship,
];

export const listedCompanyPages: ListedPage<TextContent, PageListing>[] = [
  { page: aboutUs, listing: aboutUsListing },
  { page: ourVision, listing: ourVisionListing },
  { page: ourLeadership, listing: ourLeadershipListing },
  { page: sevantraValue, listing: sevantraValueListing },
  { page: ourApproach, listing: ourApproachListing },
  { page: investorsRelationship, listing: investorsRelationshipListing },
];
