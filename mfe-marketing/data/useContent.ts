import { useLoaderData } from '@site/host/router';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { useMemo } from 'react';
import type { ApproachContent, CompanyContent, LeadershipContent } from '../content/company/types.ts';
import type { HomeContent } from '../content/home/types.ts';
import type { HospitalContent, IndustryContent } from '../content/industries/types.ts';
import type { LegalContent, TextPageContent } from '../content/legal/types.ts';
import type { ServiceContent } from '../content/services/types.ts';
import type { TestPageContent } from '../content/test-page.ts';
import type { HindiData, IndustryListData, ServiceListData } from './loaders.ts';

/** What each page component shows. `pageRoute` takes only loaders that return it. */
export interface PageContents {
  HomePage: HomeContent;
  CompanyPage: CompanyContent;
  LeadershipPage: LeadershipContent;
  ApproachPage: ApproachContent;
  ServicesPage: ServiceListData;
  ServicePage: ServiceContent;
  IndustriesPage: IndustryListData;
  IndustryPage: IndustryContent;
  HealthcarePage: HospitalContent;
  HindiPage: HindiData;
  LegalPage: LegalContent;
  TextPage: TextPageContent;
  CarouselTestPage: TestPageContent;
}

/**
 * The data of the page's loader, with numbers that stay on one line with their units. Heads and structured data get plain spaces.
 * @example
 * const page = useContent<'HomePage'>();
 */
export function useContent<Page extends keyof PageContents>(): PageContents[Page] {
  const data = useLoaderData<PageContents[Page]>();
  return useMemo(() => withBoundNumbers<PageContents[Page]>(data), [data]);
}

/** A copy whose numbers stay on one line with their units. */
function withBoundNumbers<Content>(content: unknown): Content {
  return JSON.parse(JSON.stringify(content), bindNumbers);
}

function bindNumbers(_field: string, value: unknown): unknown {
  return typeof value === 'string' ? withNoBreakSpaces(value) : value;
}
