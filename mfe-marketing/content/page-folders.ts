import type { CardList } from './list-cards.ts';

/** Folders of `content/` in which every file is a page, with the names of their lists, and which fields of a page cards show. */
export const pageFolders: PageFolder[] = [
  {
    ...{ folder: 'services', pages: 'services', type: 'ServiceContent', listing: 'CardListing' },
    cards: {
      type: 'CardContent',
      fields: ['name', 'summary'],
      // Visitors come from home and go on to a page, so the list shows a different picture from both.
      lists: [
        { file: 'home-cards.ts', name: 'servicesOnHome', picture: 'closeUp' },
        { file: 'list-cards.ts', name: 'servicesOnList', picture: 'detail' },
      ],
    },
  },
  {
    ...{ folder: 'industries', pages: 'industries', type: 'IndustryContent', listing: 'CardListing' },
    cards: {
      type: 'IndustryCardContent',
      fields: ['name', 'summary', 'ground'],
      lists: [
        { file: 'home-cards.ts', name: 'industriesOnHome', picture: 'illustration' },
        { file: 'list-cards.ts', name: 'industriesOnList', picture: 'closeUp' },
      ],
    },
  },
  { folder: 'company', pages: 'companyPages', type: 'TextContent', listing: 'PageListing' },
  { folder: 'legal', pages: 'legalPages', type: 'TextContent', listing: 'PageListing' },
];

export interface PageFolder {
  folder: string;
  pages: string;
  type: string;
  listing: string;
  cards?: { type: string; fields: string[]; lists: CardList[] };
}
