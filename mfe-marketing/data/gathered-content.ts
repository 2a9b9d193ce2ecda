import type { DocumentEntry } from '@site/contracts/part';
import type { HomeContent } from '../content/home-types.ts';
import type { HowWeWork } from '../content/how-we-work-types.ts';
import type { SampleRecords } from '../content/sample-record-types.ts';
import type { ListPageContent, ProfileContent, ServicesPageContent, TextContent } from '../content/types.ts';
import { type CardContent, cardOf, type IndustryCardContent } from './card-content.ts';

export interface HomeData {
  home: HomeContent;
  services: CardContent[];
  industries: IndustryCardContent[];
}

export interface ServiceListData {
  page: ServicesPageContent;
  cards: CardContent[];
}

export interface IndustryListData {
  page: ListPageContent;
  cards: IndustryCardContent[];
}

export interface LeadershipData {
  page: TextContent;
  profiles: ProfileContent[];
}

export interface ApproachData {
  page: TextContent;
  brochure: DocumentEntry;
  chapters: HowWeWork;
  samples: SampleRecords;
}

export async function homeContent(): Promise<HomeData> {
  const [{ home }, { services }, industries] = await Promise.all([
    import('../content/home.ts'),
    import('../content/services/index.ts'),
    industryCards('illustration'),
  ]);
  return { home, services: services.map((service) => cardOf(service)), industries };
}

export async function serviceListContent(): Promise<ServiceListData> {
  const [{ servicesPage }, { services }] = await Promise.all([
    import('../content/services-page.ts'),
    import('../content/services/index.ts'),
  ]);
  // Not the pictures of the home page, which most visitors come from, nor those of the pages that the cards lead to.
  const cards = services.map((service) =>
    cardOf({ ...service, illustration: service.detail ?? service.illustration }, 'illustration'),
  );
  return { page: servicesPage, cards };
}

export async function industryListContent(): Promise<IndustryListData> {
  const [{ industriesPage }, cards] = await Promise.all([import('../content/industries-page.ts'), industryCards()]);
  return { page: industriesPage, cards };
}

export async function leadershipContent(): Promise<LeadershipData> {
  const { ourLeadership, profiles } = await import('../content/company/leadership.ts');
  return { page: ourLeadership, profiles };
}

export async function approachContent(): Promise<ApproachData> {
  const [{ ourApproach }, { brochure }, { howWeWork }, { sampleRecords }] = await Promise.all([
    import('../content/company/our-approach.ts'),
    import('../content/brochure.ts'),
    import('../content/how-we-work.ts'),
    import('../content/how-we-work/sample-records.ts'),
  ]);
  return { page: ourApproach, brochure, chapters: howWeWork, samples: sampleRecords };
}

async function industryCards(shown?: 'illustration'): Promise<IndustryCardContent[]> {
  const [{ industries }, { servicesInWords }] = await Promise.all([
    import('../content/industries/index.ts'),
    import('../content/industry-services.ts'),
  ]);
  return industries.map((industry) => {
    const services = servicesInWords(industry.slug);
    return { ...cardOf(industry, shown), ground: industry.ground, ...(services && { services }) };
  });
}
