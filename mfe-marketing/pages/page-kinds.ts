import type { Head, PartRoute } from '@site/contracts/part-routes';
import type { CompanyContent } from '../content/company/types.ts';
import type { CaseStudyContent } from '../content/industries/types.ts';
import type { LegalContent } from '../content/legal/types.ts';
import type { ServiceContent } from '../content/services/types.ts';
import type { LazyPage, PageContent } from '../content/types.ts';
import { loadApproach, loadIndustryList, loadLeadership, loadServiceList } from '../data/loaders.ts';

// One function for each kind of page: it returns a route whose code and words are separate chunks, fetched in parallel.

export function home(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "HomePage" */ './HomePage/HomePage.tsx').then((m) => m.HomePage),
    loader: () => import(/* webpackChunkName: "HomePage" */ './HomePage/LaterSections.tsx').then((m) => m.loadHome()),
    head: headOf,
  };
}

export function company({ path, load }: LazyPage<CompanyContent>): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "CompanyPage" */ './CompanyPage.tsx').then((m) => m.CompanyPage),
    loader: load,
    head: headOf,
  };
}

export function leadership(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "LeadershipPage" */ './LeadershipPage.tsx').then((m) => m.LeadershipPage),
    loader: loadLeadership,
    head: headOfWhole,
  };
}

export function approach(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "ApproachPage" */ './ApproachPage.tsx').then((m) => m.ApproachPage),
    loader: loadApproach,
    head: headOfWhole,
  };
}

export function legal({ path, load }: LazyPage<LegalContent>): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "LegalPage" */ './LegalPage.tsx').then((m) => m.LegalPage),
    loader: load,
    head: headOf,
  };
}

export function serviceList(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "ServicesPage" */ './ServicesPage.tsx').then((m) => m.ServicesPage),
    loader: loadServiceList,
    head: headOfWhole,
    structuredData: listDescription,
  };
}

export function service({ path, load }: LazyPage<ServiceContent>): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "ServicePage" */ './ServicePage.tsx').then((m) => m.ServicePage),
    loader: load,
    head: headOf,
    structuredData: () =>
      import(/* webpackChunkName: "structured-data" */ '../data/structured-data.ts').then((m) => m.describeService),
  };
}

export function industryList(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "IndustriesPage" */ './IndustriesPage.tsx').then((m) => m.IndustriesPage),
    loader: loadIndustryList,
    head: headOfWhole,
    structuredData: listDescription,
  };
}

export function industry({ path, load }: LazyPage<CaseStudyContent>): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "IndustryPage" */ './IndustryPage.tsx').then((m) => m.IndustryPage),
    loader: load,
    head: headOf,
  };
}

export function healthcare({ path, load }: LazyPage<CaseStudyContent>): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "HealthcarePage" */ './HealthcarePage.tsx').then((m) => m.HealthcarePage),
    loader: load,
    head: headOf,
  };
}

export function carouselTest(path: string): PartRoute {
  return {
    path,
    page: () =>
      import(/* webpackChunkName: "CarouselTestPage" */ './CarouselTestPage.tsx').then((m) => m.CarouselTestPage),
    loader: () => import('../content/test-page.ts').then((m) => m.testPage),
    head: headOf,
  };
}

function listDescription() {
  return import(/* webpackChunkName: "structured-data" */ '../data/structured-data.ts').then((m) => m.describeList);
}

function headOf({ title, description }: Pick<PageContent, 'title' | 'description'>): Head {
  return { title, description };
}

function headOfWhole({ page }: { page: PageContent }): Head {
  return headOf(page);
}
