import { card as commercials } from './commercials/card.ts';
import { card as corporate } from './corporate/card.ts';
import { card as education } from './education/card.ts';
import { card as event } from './event/card.ts';
import { card as healthcare } from './healthcare/card.ts';
import { card as residential } from './residential/card.ts';
import type { HospitalContent, IndustryCard, IndustryContent } from './types.ts';

/** The card of each industry by the folder of its content, in the order of menus and lists. */
const cards = { commercials, corporate, residential, healthcare, education, event };

export const industryCards = Object.values(cards);

export type IndustrySlug = (typeof industryCards)[number]['slug'];

export const industryRoutes = Object.entries<IndustryCard>(cards).map(([folder, { slug, component }]) => ({
  slug,
  component,
  load: () => loadContent(folder),
}));

/** Each folder's content is a chunk of its own, without the listing. */
async function loadContent(folder: string): Promise<IndustryContent | HospitalContent> {
  const { content } = await import(/* webpackChunkName: "[request]" */ `./${folder}/content.ts`);
  return content;
}
