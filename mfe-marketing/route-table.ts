import type { MenuPlace, PartTable, RouteEntry } from '@site/contracts/part';
import { bannerSizes } from '@site/ui/Banner';
import { listedCompanyPages, listedIndustries, listedLegalPages, listedServices } from './content/all-pages.ts';
import { careers, careersListing } from './content/careers/careers.ts';
import { hindiCareers, hindiCareersListing } from './content/careers/hindi-careers.ts';
import { brochure, hospitalRoster, tenderPack } from './content/documents.ts';
import { hindiListing, hindiMenu, hindiPage } from './content/hindi.ts';
import { home, homeListing } from './content/home/home.ts';
import { homeSections } from './content/home/home-sections.ts';
import { industriesPage, industriesPageListing } from './content/industries/industries-page.ts';
import type { CaseStudyContent } from './content/industries/types.ts';
import { hindiPrivacyListing, hindiPrivacyPolicy } from './content/legal/hindi-privacy-policy.ts';
import type { LegalContent, TextPageContent } from './content/legal/types.ts';
import { searchAnswers } from './content/search-answers.ts';
import { servicesPage, servicesPageListing } from './content/services/services-page.ts';
import type { ServiceContent } from './content/services/types.ts';
import { testPage } from './content/test-page.ts';
import type { Illustration, ListedPage, PageContent, PageListing } from './content/types.ts';
import { fromPrice } from './data/estimate.ts';
import { pictureSizes } from './data/picture-sizes.ts';
import { searchFacts } from './data/search-facts.ts';

/** Read only at build time, because it imports the words of every page. */
export const table: PartTable = {
  fragments: [],
  documents: [brochure, tenderPack, hospitalRoster],
  answers: searchAnswers(),
  routes: [
    homeRow('/', []),
    // The same page as `/`; search engines should index only the shorter address.
    { ...homeRow('/home', [main(1, home.name, hindiMenu.home)]), isIndexed: false },
    {
      ...row('ServicesPage', servicesPage, [
        main(3, servicesPage.name, hindiMenu.services, 'services'),
        below('services', listedServices.length, 'All services'),
      ]),
      ...searchFacts(servicesPage.name, servicesPage, servicesPageListing),
    },
    ...listedServices.map(serviceRow),
    {
      ...row('IndustriesPage', industriesPage, [
        main(4, industriesPage.name, hindiMenu.industries, 'industries'),
        below('industries', listedIndustries.length, 'All industries'),
      ]),
      ...searchFacts(industriesPage.name, industriesPage, industriesPageListing),
    },
    ...listedIndustries.map(industryRow),
    ...listedCompanyPages.map(companyRow),
    ...listedLegalPages.map(legalRow),
    careersRow(careers, careersListing, [
      { ...below('legal', listedLegalPages.length, careers.name), labels: { hi: hindiCareers.name } },
    ]),
    {
      ...row('HindiPage', hindiPage, []),
      lang: 'hi',
      translates: '/',
      ...searchFacts('हिन्दी', hindiPage, hindiListing),
      // Left out in a release without it.
      fragments: ['HindiContactForm'],
    },
    hindiRow(hindiPrivacyPolicy, hindiPrivacyListing, '/privacy-policy'),
    { ...hindiRow(hindiCareers, hindiCareersListing, '/careers'), isIndexed: false },
    { ...row('CarouselTestPage', testPage, []), isIndexed: false },
  ],
};

type Page = PageContent & { illustration?: Illustration };

function row(page: string, facts: Page, menus: MenuPlace[]): RouteEntry {
  return {
    path: `/${facts.slug}`,
    page,
    title: facts.title,
    description: facts.description,
    hasOwnHead: true,
    label: facts.name,
    trail: [],
    menus,
    searchWords: [],
    isIndexed: true,
    updated: facts.updated,
    ...(facts.illustration && {
      share: facts.illustration,
      hero: { picture: facts.illustration.picture, sizes: bannerSizes.small },
    }),
  };
}

function homeRow(path: string, menus: MenuPlace[]): RouteEntry {
  const [first] = home.hero;
  return {
    ...row('HomePage', home, menus),
    ...searchFacts('Company', home, homeListing, [homeSections]),
    path,
    canonical: '/',
    fragments: ['RecentPosts'],
    ...(first && {
      share: first.illustration,
      hero: { picture: first.illustration.picture, sizes: pictureSizes.hero },
    }),
  };
}

function serviceRow({ content: service, listing }: ListedPage<ServiceContent>, index: number): RouteEntry {
  return {
    ...row('ServicePage', service, [below('services', index, listing.menuLabel ?? withoutKind(service.name))]),
    ...searchFacts(servicesPage.name, service, listing, [
      `Price, rate, charges and cost: from ${fromPrice(service.price)}.`,
    ]),
    queryKeys: service.price.inputs.map(({ key }) => key),
    trail: [{ label: servicesPage.name, path: `/${servicesPage.slug}` }],
  };
}

function industryRow({ content, listing }: ListedPage<CaseStudyContent>, index: number): RouteEntry {
  return {
    ...row(content.component ?? 'IndustryPage', content, [below('industries', index, content.name)]),
    ...searchFacts(industriesPage.name, content, listing),
    // Left out in a release that does not offer the form.
    fragments: ['QuoteForm'],
  };
}

/** Found by the site's own search only: job boards must not show the posts of an invented company to people who look for work. */
function careersRow(content: TextPageContent, listing: PageListing, menus: MenuPlace[]): RouteEntry {
  return { ...row('TextPage', content, menus), ...searchFacts('Careers', content, listing), isIndexed: false };
}

function hindiRow(content: TextPageContent, listing: PageListing, translates: string): RouteEntry {
  return {
    ...row('TextPage', content, []),
    lang: 'hi',
    translates,
    trail: [{ label: 'हिन्दी', path: '/hi' }],
    ...searchFacts('हिन्दी', content, listing),
  };
}

function legalRow({ content, listing }: ListedPage<LegalContent>, index: number): RouteEntry {
  const label = content.slug === 'privacy-policy' && { labels: { hi: hindiPrivacyPolicy.name } };
  return {
    ...row('LegalPage', content, [{ ...below('legal', index, content.name), ...label }]),
    ...searchFacts('Legal', content, listing),
  };
}

function companyRow(
  { content, listing, component }: ListedPage<PageContent> & { component: string },
  index: number,
): RouteEntry {
  const menus = [below('about', index, content.name)];
  return {
    ...row(component, content, index === 0 ? [main(2, 'About us', hindiMenu.about, 'about'), ...menus] : menus),
    ...searchFacts('Company', content, listing),
  };
}

function below(group: string, index: number, label: string): MenuPlace {
  return { group, order: index + 1, label };
}

function main(order: number, label: string, hindi: string, opens?: string): MenuPlace {
  return { group: 'main', order, label, labels: { hi: hindi }, ...(opens && { opens }) };
}

/** Drops 'services' from a name, because the menu is already called Services. */
function withoutKind(name: string): string {
  return name.replace(/ services$/i, '');
}
