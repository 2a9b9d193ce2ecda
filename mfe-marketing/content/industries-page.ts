import { brand } from '@site/brand';
import type { ListPageContent, PageListing } from './types.ts';

export const industriesPage: ListPageContent = {
  slug: 'industries',
  name: 'Industries',
  title: 'Industries We Serve, with Case Studies',
  description:
    'Six kinds of premises, each with an example: commercial, corporate, residential, healthcare, education and events, from problem to solution.',
  searchWords: [
    'industries',
    'sectors',
    'case studies',
    'case study',
    'clients',
    'who we serve',
    'udyog',
    'hotel',
    'factory',
  ],
  updated: '2026-11-21',
  lead: 'A mall, a ward and a classroom need different methods. We bring the right one to each.',
  paragraphs: [
    `We have worked in ${brand.industries}+ industries, and in each we begin with the people who use the building: shoppers, night-shift teams, residents, patients, pupils and guests. Their day decides when we clean, where a nurse sits and which tap must never fail.`,
    'Each page below works through one typical situation as an example, from problem to solution, with the service that helped most. We also work in hotels, factories and places of worship, which have no page yet; ask us about them.',
  ],
  call: {
    title: 'Don’t see your kind of premises?',
    text: 'Describe the place in two sentences, and we will tell you honestly whether we have worked in one like it.',
  },
  button: { label: 'Arrange a visit', path: '/contact' },
};

export const industriesPageListing: PageListing = {
  order: 4,
  everydayWords: ['sectors, factories, hotels, warehouse, temple, places of worship', 'karkhana'],
};
