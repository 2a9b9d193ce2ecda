import type { PartRoute } from '@site/contracts/part-routes';
import { companyLoaders, industryLoaders, legalLoaders, serviceLoaders } from './content/content-loaders.ts';
import type { LazyPage } from './content/types.ts';
import {
  approach,
  carouselTest,
  company,
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
  ...lazyPages(serviceLoaders).map(service),
  industryList('/industries'),
  ...lazyPages(industryLoaders).map(industry),
  ...lazyPages(legalLoaders).map(legal),
  carouselTest('/test'),
] satisfies PartRoute[];

function lazyPages<Content>(contents: Record<string, () => Promise<Content>>): LazyPage<Content>[] {
  return Object.entries(contents).map(([slug, load]) => ({ path: `/${slug}`, load }));
}
