import type { DocumentEntry } from '@site/contracts/part';
import type { ApproachContent, LeadershipContent, ProfileContent } from '../content/company/types.ts';
import type { HowWeWork } from '../content/how-we-work/types.ts';
import { industryCards } from '../content/industries/industry-list.ts';
import type { SampleRecords } from '../content/samples/types.ts';
import { serviceCards } from '../content/services/service-list.ts';
import type { ServicesPageContent } from '../content/services/types.ts';
import type { ListPageContent } from '../content/types.ts';
import { type CardContent, cardContent, type IndustryCardContent } from './card-content.ts';

export interface ServiceListData {
  page: ServicesPageContent;
  cards: CardContent[];
}

export interface IndustryListData {
  page: ListPageContent;
  cards: IndustryCardContent[];
}

export interface LeadershipData {
  page: LeadershipContent;
  profiles: ProfileContent[];
}

export interface ApproachData {
  page: ApproachContent;
  brochure: DocumentEntry;
  chapters: HowWeWork;
  samples: SampleRecords;
}

export async function loadServiceList(): Promise<ServiceListData> {
  const { servicesPage } = await import('../content/services/services-page.ts');
  return { page: servicesPage, cards: serviceCards.map((card) => cardContent(card, card.listPicture)) };
}

export async function loadIndustryList(): Promise<IndustryListData> {
  const [{ industriesPage }, { industryCardContent }] = await Promise.all([
    import('../content/industries/industries-page.ts'),
    import('./industry-card-content.ts'),
  ]);
  return { page: industriesPage, cards: industryCards.map((card) => industryCardContent(card, card.closeUp)) };
}

export async function loadLeadership(): Promise<LeadershipData> {
  const { content, profiles } = await import('../content/company/leadership.ts');
  return { page: content, profiles };
}

export async function loadApproach(): Promise<ApproachData> {
  const [{ content }, { brochure }, { howWeWork }, { sampleRecords }] = await Promise.all([
    import('../content/company/our-approach.ts'),
    import('../content/brochure.ts'),
    import('../content/how-we-work/how-we-work.ts'),
    import('../content/how-we-work/records.ts'),
  ]);
  return { page: content, brochure, chapters: howWeWork, samples: sampleRecords };
}
