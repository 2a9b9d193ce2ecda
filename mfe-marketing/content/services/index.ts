import type { ServiceContent } from '../types.ts';
import { departmentalStores } from './departmental-stores.ts';
import { electrical } from './electrical.ts';
import { eventOrganizing } from './event-organizing.ts';
import { horticulture } from './horticulture.ts';
import { housekeeping } from './housekeeping.ts';
import { oldAgeCare } from './old-age-care.ts';
import { pantry } from './pantry.ts';
import { paramedic } from './paramedic.ts';
import { plumbing } from './plumbing.ts';

/** In the order of menus and cards. Pages import the one file they show; all of them together only serve the build. */
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
