import { definePage, type Head, type PageDefinition, type PartRoute } from '@site/contracts/part-routes';
import type { PageContent } from '../content/types.ts';
import type { PageContents } from '../data/useContent.ts';

/** The component of each kind of page: a chunk of its own, fetched in parallel with the page's content. */
const components = {
  HomePage: () => import(/* webpackChunkName: "HomePage" */ './HomePage/HomePage.tsx').then((m) => m.HomePage),
  CompanyPage: () =>
    import(/* webpackChunkName: "CompanyPage" */ './CompanyPage/CompanyPage.tsx').then((m) => m.CompanyPage),
  LeadershipPage: () =>
    import(/* webpackChunkName: "LeadershipPage" */ './LeadershipPage.tsx').then((m) => m.LeadershipPage),
  ApproachPage: () =>
    import(/* webpackChunkName: "ApproachPage" */ './ApproachPage/ApproachPage.tsx').then((m) => m.ApproachPage),
  ServicesPage: () => import(/* webpackChunkName: "ServicesPage" */ './ServicesPage.tsx').then((m) => m.ServicesPage),
  ServicePage: () =>
    import(/* webpackChunkName: "ServicePage" */ './ServicePage/ServicePage.tsx').then((m) => m.ServicePage),
  IndustriesPage: () =>
    import(/* webpackChunkName: "IndustriesPage" */ './IndustriesPage.tsx').then((m) => m.IndustriesPage),
  IndustryPage: () => import(/* webpackChunkName: "IndustryPage" */ './IndustryPage.tsx').then((m) => m.IndustryPage),
  HealthcarePage: () =>
    import(/* webpackChunkName: "HealthcarePage" */ './HealthcarePage/HealthcarePage.tsx').then(
      (m) => m.HealthcarePage,
    ),
  HindiPage: () => import(/* webpackChunkName: "HindiPage" */ './HindiPage.tsx').then((m) => m.HindiPage),
  LegalPage: () => import(/* webpackChunkName: "LegalPage" */ './LegalPage.tsx').then((m) => m.LegalPage),
  TextPage: () => import(/* webpackChunkName: "TextPage" */ './TextPage.tsx').then((m) => m.TextPage),
  CarouselTestPage: () =>
    import(/* webpackChunkName: "CarouselTestPage" */ './CarouselTestPage.tsx').then((m) => m.CarouselTestPage),
} satisfies Record<keyof PageContents, PartRoute['page']>;

/** A page at `/` and its slug, with title and description from its content. */
export function pageRoute<Page extends keyof PageContents>(
  component: Page,
  slug: string,
  load: () => Promise<PageContents[Page]>,
  structuredData?: PageDefinition<() => Promise<PageContents[Page]>>['structuredData'],
): PartRoute {
  return definePage({
    path: `/${slug}`,
    page: components[component],
    loader: load,
    head: headOf,
    ...(structuredData && { structuredData }),
  });
}

function headOf({ title, description }: Pick<PageContent, 'title' | 'description'>): Head {
  return { title, description };
}
