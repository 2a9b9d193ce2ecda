import { CONTRACT_VERSION, type MenuPlace, type PartTable, type RouteEntry } from '@site/shared/contracts/part.ts';
import { BANNER_SIZES } from '@site/shared/ui/Banner.tsx';
import { pictureSizes } from './components/picture-sizes.ts';
import { serviceTrail } from './components/service-trail.ts';
import { companyPages } from './content/company/index.ts';
import { home } from './content/home.ts';
import { industries } from './content/industries/index.ts';
import { industriesPage } from './content/industries-page.ts';
import { legalPages } from './content/legal/index.ts';
import { services } from './content/services/index.ts';
import { servicesPage } from './content/services-page.ts';
import { testPage } from './content/test-page.ts';
import type { Illustration, PageFacts, ServiceContent, TextContent } from './content/types.ts';

/** Read at build time only: it pulls in the words of every page. */
export const table: PartTable = {
  contract: CONTRACT_VERSION,
  fragments: [],
  routes: [
    homeRow('/', []),
    // Two addresses, one page: search engines shall keep the shorter one.
    { ...homeRow('/home', [main(1, 'Home')]), isIndexed: false },
    row('ServicesPage', servicesPage, [main(3, 'Services', 'services')]),
    ...services.map(serviceRow),
    row('IndustriesPage', industriesPage, [main(4, 'Industries', 'industries')]),
    ...industries.map((industry, place) => row('IndustryPage', industry, [below('industries', place, industry.name)])),
    ...companyPages.map(companyRow),
    ...legalPages.map((page, place) => row('TextPage', page, [below('legal', place, page.name)])),
    { ...row('CarouselTestPage', testPage, []), isIndexed: false },
  ],
};

type Page = PageFacts & { illustration?: Illustration };

function row(page: string, facts: Page, menus: MenuPlace[]): RouteEntry {
  return {
    path: `/${facts.slug}`,
    page,
    title: facts.title,
    description: facts.description,
    label: facts.name,
    trail: [],
    menus,
    searchWords: facts.searchWords,
    isIndexed: true,
    updated: facts.updated,
    ...(facts.illustration && { hero: { picture: facts.illustration.picture, sizes: BANNER_SIZES.small } }),
  };
}

function homeRow(path: string, menus: MenuPlace[]): RouteEntry {
  const picture = home.hero[0]?.illustration.picture;
  return {
    ...row('HomePage', home, menus),
    path,
    canonical: '/',
    fragments: ['RecentPosts'],
    ...(picture && { hero: { picture, sizes: pictureSizes.hero } }),
  };
}

function serviceRow(service: ServiceContent, place: number): RouteEntry {
  return {
    ...row('ServicePage', service, [below('services', place, withoutKind(service.name))]),
    trail: serviceTrail,
    hero: { picture: service.illustration.picture, sizes: pictureSizes.service },
  };
}

function companyRow(page: TextContent, place: number): RouteEntry {
  const menus = [below('about', place, page.name)];
  return row(companyPageOf(page.slug), page, place === 0 ? [main(2, 'About us', 'about'), ...menus] : menus);
}

function companyPageOf(slug: string): string {
  if (slug === 'our-leadership') return 'LeadershipPage';
  return slug === 'our-approach' ? 'ApproachPage' : 'TextPage';
}

function below(group: string, place: number, label: string): MenuPlace {
  return { group, order: place + 1, label };
}

function main(order: number, label: string, opens?: string): MenuPlace {
  return { group: 'main', order, label, ...(opens && { opens }) };
}

/** Below 'Services' the word need not be said nine times. */
function withoutKind(name: string): string {
  return name.replace(/ services$/i, '');
}
