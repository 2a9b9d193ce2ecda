import type { HindiContent } from '../content/hindi.ts';
import type { HomeContent } from '../content/home/types.ts';
import { industryCards } from '../content/industries/industry-list.ts';
import { serviceCards } from '../content/services/service-list.ts';
import type { ServicesPageContent } from '../content/services/types.ts';
import type { ListPageContent } from '../content/types.ts';
import { type CardContent, cardContent, type IndustryCardContent } from './card-content.ts';

export interface ServiceListData extends ServicesPageContent {
  cards: CardContent[];
}

export interface IndustryListData extends ListPageContent {
  cards: IndustryCardContent[];
}

export interface HindiData extends HindiContent {
  cards: CardContent[];
}

/** Waits for the sections too, so that a page after a click is complete at once. */
export async function loadHome(): Promise<HomeContent> {
  const [{ home }, { loadSections }] = await Promise.all([
    import('../content/home/home.ts'),
    import(/* webpackChunkName: "HomePage" */ '../pages/HomePage/LaterSections.tsx'),
  ]);
  await loadSections();
  return home;
}

export async function loadServiceList(): Promise<ServiceListData> {
  const { servicesPage } = await import('../content/services/services-page.ts');
  return { ...servicesPage, cards: serviceCards.map((card) => cardContent(card, card.listPicture)) };
}

export async function loadIndustryList(): Promise<IndustryListData> {
  const [{ industriesPage }, { industryCardContent }] = await Promise.all([
    import('../content/industries/industries-page.ts'),
    import('./industry-card-content.ts'),
  ]);
  return { ...industriesPage, cards: industryCards.map((card) => industryCardContent(card, card.closeUp)) };
}

export async function loadHindi(): Promise<HindiData> {
  const { hindiPage } = await import('../content/hindi.ts');
  return {
    ...hindiPage,
    cards: serviceCards.map((card) => {
      const { title, text } = hindiPage.services.list[card.slug];
      return { ...cardContent(card, card.listPicture), name: title, summary: text };
    }),
  };
}
