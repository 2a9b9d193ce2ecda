import { brand } from '@site/brand';
import type { ListPageContent, PageListing } from './types.ts';

export const industriesPage: ListPageContent = {
  slug: 'industries',
  name: 'Industries',
  title: 'Industries We Serve, with Case Studies',
  description:
    'Six kinds of premises, six case studies: commercial, corporate, residential, healthcare, education and events, with what went wrong and what helped.',
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
  updated: '2026-11-20',
  lead: 'The same mop behaves differently in a mall, a ward and a classroom. So do we.',
  paragraphs: [
    `Experience in ${brand.industries}+ industries has taught us to begin with the people who use a place: shoppers with bags, programmers at midnight, grandparents, patients, pupils, a crowd of guests. Their day decides when we clean, where a nurse sits and which tap must never fail.`,
    'Behind each card below you will find one typical situation told from the trouble to its solution, with the service that made the difference. Hotels, factories and places of worship have no page yet, but they do have our attention; ask and we shall tell you what we have seen there.',
  ],
  call: {
    title: 'Your premises are not among them?',
    text: 'Describe the place in two sentences, and we shall say honestly whether we have worked in one like it.',
  },
  button: { label: 'Tell us about your premises', path: '/contact' },
};

export const industriesPageListing: PageListing = {
  order: 4,
  everydayWords: ['sectors, factories, hotels, warehouse, temple, places of worship', 'karkhana'],
};
