import { CONTRACT_VERSION, type PartTable } from '@site/shared/contracts/part.ts';

/** Read at build time. */
export const table: PartTable = {
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/contact',
      page: 'ContactPage',
      title: 'Contact us',
      description: 'Call, write or send a message to our office in Sector 62, Noida. A person answers within one working day, Monday to Saturday.',
      label: 'Contact us',
      trail: [],
      menus: [{ group: 'main', order: 6, label: 'Contact' }],
      searchWords: ['contact', 'phone', 'email', 'address', 'office', 'map', 'directions', 'enquiry', 'quote', 'call'],
      isIndexed: true,
      updated: '2026-11-20',
      queryKeys: ['sent'],
    },
  ],
  fragments: [],
  service: { name: 'contact', version: '1', paths: ['/api/v1/generalEnquiry', '/api/v1/csrf'] },
};
