import type { PartRoute } from '@site/contracts/part-routes';
import { companyContents, industryContents, legalContents, serviceContents } from './content/lazy-contents.ts';
import type { LazyPage } from './content/types.ts';
import {
  carouselTest,
  company,
  home,
  industry,
  industryList,
  legal,
  service,
  serviceList,
} from './pages/page-kinds.ts';

export const routes = [
  home('/'),
  home('/home'),
  ...lazyPages(companyContents).map(company),
  serviceList('/services'),
  ...lazyPages(serviceContents).map(service),
  industryList('/industries'),
  ...lazyPages(industryContents).map(industry),
  ...lazyPages(legalContents).map(legal),
  carouselTest('/test'),
] satisfies PartRoute[];

function lazyPages<Content>(contents: Record<string, () => Promise<Content>>): LazyPage<Content>[] {
  return Object.entries(contents).map(([slug, load]) => ({ path: `/${slug}`, load }));
}
