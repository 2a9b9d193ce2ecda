import type { PartRoute } from '@site/contracts/part-routes';
import { lazyCompanyPages } from './content/company/lazy.ts';
import { lazyIndustries } from './content/industries/lazy.ts';
import { lazyLegalPages } from './content/legal/lazy.ts';
import { lazyServices } from './content/services/lazy.ts';
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
  ...lazyCompanyPages.map(company),
  serviceList('/services'),
  ...lazyServices.map(service),
  industryList('/industries'),
  ...lazyIndustries.map(industry),
  ...lazyLegalPages.map(legal),
  carouselTest('/test'),
] satisfies PartRoute[];
