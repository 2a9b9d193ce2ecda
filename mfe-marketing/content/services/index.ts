// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
import type { CardListing, ListedPage, ServiceContent } from '../types.ts';
import { departmentalStores, departmentalStoresListing } from './departmental-stores.ts';
import { electrical, electricalListing } from './electrical.ts';
import { eventOrganizing, eventOrganizingListing } from './event-organizing.ts';
import { horticulture, horticultureListing } from './horticulture.ts';
import { housekeeping, housekeepingListing } from './housekeeping.ts';
import { oldAgeCare, oldAgeCareListing } from './old-age-care.ts';
import { pantry, pantryListing } from './pantry.ts';
import { paramedic, paramedicListing } from './paramedic.ts';
import { plumbing, plumbingListing } from './plumbing.ts';

/** In the order of menus and cards. */
export const services: ServiceContent[] = [
  housekeeping,
  electrical,
  plumbing,
  horticulture,
  departmentalStores,
  pantry,
  paramedic,
  oldAgeCare,
  eventOrganizing,
];

export const listedServices: ListedPage<ServiceContent, CardListing>[] = [
  { page: housekeeping, listing: housekeepingListing },
  { page: electrical, listing: electricalListing },
  { page: plumbing, listing: plumbingListing },
  { page: horticulture, listing: horticultureListing },
  { page: departmentalStores, listing: departmentalStoresListing },
  { page: pantry, listing: pantryListing },
  { page: paramedic, listing: paramedicListing },
  { page: oldAgeCare, listing: oldAgeCareListing },
  { page: eventOrganizing, listing: eventOrganizingListing },
];
