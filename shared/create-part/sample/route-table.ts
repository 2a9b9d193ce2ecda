import { brand } from '@site/brand';
import type { PartTable } from '@site/contracts/part';
import { offersPath, service } from './contract/offers.ts';

/** Read at build time. Menus, sitemap and search follow from it. */
export const table: PartTable = {
  routes: [
    {
      path: '/sample',
      page: 'SamplePage',
      title: 'Sample with us',
      description: `Sample at ${brand.name}: what we can do for you, and how to reach the people in ${brand.address.city} who answer for it.`,
      label: 'Sample',
      trail: [],
      menus: [{ group: 'about', order: 90, label: 'Sample' }],
      section: 'Company',
      searchWords: ['sample'],
      isIndexed: true,
      updated: '2026-11-20',
      data: [offersPath],
    },
  ],
  fragments: [{ name: 'SampleOffers', data: [offersPath] }],
  service,
};
