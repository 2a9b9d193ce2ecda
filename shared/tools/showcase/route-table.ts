import type { PartTable } from '@site/contracts/part';

export const table: PartTable = {
  fragments: [],
  routes: [
    {
      path: '/__ui',
      page: 'ShowcasePage',
      title: 'All components',
      description:
        'Every component of the kit in every state, on light and on deep ground, with a line on when to use it.',
      label: 'All components',
      trail: [],
      menus: [],
      searchWords: [],
      isIndexed: false,
      updated: '2026-11-20',
    },
  ],
};
