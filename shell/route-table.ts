import { brand } from '@site/brand';
import type { PartTable } from '@site/contracts/part';

/** The shell's own pages: the search and the 404 page. */
export const table: PartTable = {
  fragments: [],
  routes: [
    {
      path: '/search',
      page: 'SearchPage',
      title: 'Search this site',
      description: `Find a service, an industry page or a post on the ${brand.shortName} website, in English or in everyday Hindi.`,
      label: 'Search',
      trail: [],
      menus: [],
      searchWords: [],
      isIndexed: false,
      updated: '2026-11-20',
      queryKeys: ['q'],
      // A visitor's query must not end up in a shared cache.
      privateKeys: ['q'],
    },
    {
      path: '/404',
      page: 'NotFoundPage',
      title: 'Page not found',
      description: `The page you are looking for was moved, removed, renamed or never existed. Go back to the home page of ${brand.shortName}.`,
      label: 'Page not found',
      trail: [],
      menus: [],
      searchWords: [],
      isIndexed: false,
      updated: '2026-11-20',
    },
  ],
};
