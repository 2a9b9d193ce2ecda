import type { PartRoute } from '@site/shared/contracts/part.ts';
import type { IndustryContent, ServiceContent, TextContent } from '../content/types.ts';
import { homeContent, industryListContent, leadershipContent, serviceListContent } from './gathered-content.ts';

// One function a kind of page: the page's code and its words are separate chunks, fetched side by side.

type Importer<Content> = () => Promise<Content>;

export function home(path: string): PartRoute {
  return { path, page: () => import(/* webpackChunkName: "HomePage" */ './HomePage/HomePage.tsx').then((m) => m.HomePage), loader: homeContent };
}

export function text(path: string, loader: Importer<TextContent>): PartRoute {
  return { path, page: () => import(/* webpackChunkName: "TextPage" */ './TextPage.tsx').then((m) => m.TextPage), loader };
}

export function leadership(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "LeadershipPage" */ './LeadershipPage.tsx').then((m) => m.LeadershipPage),
    loader: leadershipContent,
  };
}

export function approach(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "ApproachPage" */ './ApproachPage.tsx').then((m) => m.ApproachPage),
    loader: () => import('../content/company/our-approach.ts').then((m) => m.ourApproach),
  };
}

export function serviceList(path: string): PartRoute {
  return { path, page: () => import(/* webpackChunkName: "ServicesPage" */ './ServicesPage.tsx').then((m) => m.ServicesPage), loader: serviceListContent };
}

export function service(path: string, loader: Importer<ServiceContent>): PartRoute {
  return { path, page: () => import(/* webpackChunkName: "ServicePage" */ './ServicePage.tsx').then((m) => m.ServicePage), loader };
}

export function industryList(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "IndustriesPage" */ './IndustriesPage.tsx').then((m) => m.IndustriesPage),
    loader: industryListContent,
  };
}

export function industry(path: string, loader: Importer<IndustryContent>): PartRoute {
  return { path, page: () => import(/* webpackChunkName: "IndustryPage" */ './IndustryPage.tsx').then((m) => m.IndustryPage), loader };
}

export function carouselTest(path: string): PartRoute {
  return {
    path,
    page: () => import(/* webpackChunkName: "CarouselTestPage" */ './CarouselTestPage.tsx').then((m) => m.CarouselTestPage),
    loader: () => import('../content/test-page.ts').then((m) => m.testPage),
  };
}
