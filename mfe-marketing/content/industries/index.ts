// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
import type { CardListing, IndustryContent, ListedPage } from '../types.ts';
import { commercials, commercialsListing } from './commercials.ts';
import { corporate, corporateListing } from './corporate.ts';
import { education, educationListing } from './education.ts';
import { event, eventListing } from './event.ts';
import { healthcare, healthcareListing } from './healthcare.ts';
import { residential, residentialListing } from './residential.ts';

/** In the order of menus and cards. */
export const industries: IndustryContent[] = [
  commercials,
  corporate,
  residential,
  healthcare,
  education,
  event,
];

export const listedIndustries: ListedPage<IndustryContent, CardListing>[] = [
  { page: commercials, listing: commercialsListing },
  { page: corporate, listing: corporateListing },
  { page: residential, listing: residentialListing },
  { page: healthcare, listing: healthcareListing },
  { page: education, listing: educationListing },
  { page: event, listing: eventListing },
];
