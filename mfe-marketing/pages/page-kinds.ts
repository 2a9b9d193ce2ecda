import type { Head, PartRoute } from '@site/contracts/part-routes';
import type { IndustryContent, LazyPage, PageContent, ServiceContent, TextContent } from '../content/types.ts';
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

/** Company pages of a kind of their own; `listedCompanyPages` names the component of each for the route table. */
const companyKinds: Partial<Record<string, (path: string) => PartRoute>> = {
  '/our-leadership': leadership,
  '/our-approach': approach,
};

export function company(content: LazyPage<TextContent>): PartRoute {
  return companyKinds[content.path]?.(content.path) ?? plainCompany(content);
}

export function legal({ path, load }: LazyPage<TextContent>): PartRoute {
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

export function industry({ path, load }: LazyPage<IndustryContent>): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "IndustryPage" */ './IndustryPage.tsx').then((m) => m.IndustryPage),
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

function plainCompany({ path, load }: LazyPage<TextContent>): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "CompanyPage" */ './CompanyPage.tsx').then((m) => m.CompanyPage),
    loader: load,
    head: headOf,
  };
}

function leadership(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "LeadershipPage" */ './LeadershipPage.tsx').then((m) => m.LeadershipPage),
    loader: loadLeadership,
    head: headOfWhole,
  };
}

function approach(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "ApproachPage" */ './ApproachPage.tsx').then((m) => m.ApproachPage),
    loader: loadApproach,
    head: headOfWhole,
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
