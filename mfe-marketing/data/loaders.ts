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
