import { card as departmentalStores } from './departmental-stores/card.ts';
import { card as electrical } from './electrical/card.ts';
import { card as eventOrganizing } from './event-organizing/card.ts';
import { card as horticulture } from './horticulture/card.ts';
import { card as housekeeping } from './housekeeping/card.ts';
import { card as oldAgeCare } from './old-age-care/card.ts';
import { card as pantry } from './pantry/card.ts';
import { card as paramedic } from './paramedic/card.ts';
import { card as plumbing } from './plumbing/card.ts';
import type { ServiceContent } from './types.ts';

/** The card of each service by the folder of its content, in the order of menus and lists. */
const cards = {
  housekeeping,
  electrical,
  plumbing,
  horticulture,
  'departmental-stores': departmentalStores,
  pantry,
  paramedic,
  'old-age-care': oldAgeCare,
  'event-organizing': eventOrganizing,
};

export const serviceCards = Object.values(cards);

export type ServiceSlug = (typeof serviceCards)[number]['slug'];

export const serviceRoutes = Object.entries(cards).map(([folder, { slug }]) => ({
  slug,
  load: () => loadContent(folder),
}));

/** Each folder's content is a chunk of its own, without the listing. */
async function loadContent(folder: string): Promise<ServiceContent> {
  const { content } = await import(/* webpackChunkName: "[request]" */ `./${folder}/content.ts`);
  return content;
}
