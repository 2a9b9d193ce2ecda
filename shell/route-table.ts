import { CONTRACT_VERSION, type PartTable } from '@site/shared/contracts/part.ts';

/** The shell has one page of its own. */
export const table: PartTable = {
  contract: CONTRACT_VERSION,
  fragments: [],
  routes: [
    {
      path: '/404',
      page: 'NotFoundPage',
      title: 'Page not found',
      description: 'The page you are looking for was moved, removed, renamed or never existed. Go back to the home page of Sevantra.',
      label: 'Page not found',
      trail: [],
      menus: [],
      searchWords: [],
      isIndexed: false,
      updated: '2026-11-20',
    },
  ],
};
