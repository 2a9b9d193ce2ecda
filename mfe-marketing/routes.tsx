import type { PartRoute } from '@site/contracts/part-routes';
import { companyLoaders, legalLoaders } from './content/content-loaders.ts';
import { industryPages } from './content/industries/industry-list.ts';
import { servicePages } from './content/services/service-list.ts';
import type { LazyPage } from './content/types.ts';
import {
  approach,
  carouselTest,
  company,
  healthcare,
  home,
  industry,
  industryList,
  leadership,
  legal,
  service,
  serviceList,
} from './pages/page-kinds.ts';

export const routes = [
  home('/'),
  home('/home'),
  ...lazyPages(companyLoaders).map(company),
  leadership('/our-leadership'),
  approach('/our-approach'),
  serviceList('/services'),
  ...servicePages.map(service),
  industryList('/industries'),
  ...industryPages.map((page) => (page.path === '/healthcare' ? healthcare(page) : industry(page))),
  ...lazyPages(legalLoaders).map(legal),
  carouselTest('/test'),
] satisfies PartRoute[];

function lazyPages<Content>(contents: Record<string, () => Promise<Content>>): LazyPage<Content>[] {
  return Object.entries(contents).map(([slug, load]) => ({ path: `/${slug}`, load }));
}
