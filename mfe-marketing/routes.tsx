import { companyRoutes, loadCompanyPage } from './content/company/company-list.ts';
import { industryRoutes } from './content/industries/industry-list.ts';
import { legalSlugs, loadLegalPage } from './content/legal/legal-list.ts';
import { serviceRoutes } from './content/services/service-list.ts';
import { loadHindi, loadHome, loadIndustryList, loadServiceList } from './data/loaders.ts';
import { pageRoute } from './pages/page-kinds.ts';

export const routes = [
  pageRoute('HomePage', '', loadHome),
  pageRoute('HomePage', 'home', loadHome),
  ...companyRoutes.map(({ slug, component }) => pageRoute(component, slug, () => loadCompanyPage(slug))),
  pageRoute('ServicesPage', 'services', loadServiceList, describeList),
  ...serviceRoutes.map(({ slug, load }) => pageRoute('ServicePage', slug, load, describeService)),
  pageRoute('IndustriesPage', 'industries', loadIndustryList, describeList),
  ...industryRoutes.map(({ slug, component, load }) => pageRoute(component ?? 'IndustryPage', slug, load)),
  ...legalSlugs.map((slug) => pageRoute('LegalPage', slug, () => loadLegalPage(slug))),
  pageRoute('TextPage', 'careers', () => import('./content/careers/careers.ts').then((m) => m.careers)),
  pageRoute('HindiPage', 'hi', loadHindi),
  pageRoute('TextPage', 'hi/careers', () => import('./content/careers/hindi-careers.ts').then((m) => m.hindiCareers)),
  pageRoute('TextPage', 'hi/privacy-policy', () =>
    import('./content/legal/hindi-privacy-policy.ts').then((m) => m.hindiPrivacyPolicy),
  ),
  pageRoute('CarouselTestPage', 'test', () => import('./content/test-page.ts').then((m) => m.testPage)),
];

function describeService() {
  return import(/* webpackChunkName: "structured-data" */ './data/structured-data.ts').then((m) => m.describeService);
}

function describeList() {
  return import(/* webpackChunkName: "structured-data" */ './data/structured-data.ts').then((m) => m.describeList);
}
