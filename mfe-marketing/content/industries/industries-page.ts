import { brand } from '@site/brand';
import { visitPath } from '@site/brand/contact-links';
import picture from '../../pictures/industries.webp';
import type { ListPageContent, PageListing } from '../types.ts';

export const industriesPage: ListPageContent = {
  slug: 'industries',
  name: 'Industries',
  title: 'Industries We Serve, with an Example of Each',
  description:
    'Six kinds of premises, each with an example: commercial, corporate, residential, healthcare, education and events, from problem to solution.',
  updated: '2026-11-22',
  illustration: {
    picture,
    alt: 'A miniature square with a tower, a clinic, a school, flats, shops and a festive tent around it, and seven people in teal and gold at work between them.',
  },
  lead: 'A mall, a ward and a classroom need different methods. We bring the right one to each.',
  paragraphs: [
    `We have worked in ${brand.industries}+ industries. Six have a page below; the others are hotels, factories, warehouses, shops and places of worship. In each we begin with the people who use the building: their day decides when we clean and which repairs come first.`,
    'Each page works through a typical situation, from problem to solution. It is an example of how we work and describes no one customer.',
  ],
  call: {
    title: 'Don’t see your kind of premises?',
    text: 'Describe the place in two sentences, and we will tell you honestly whether we have worked in one like it.',
  },
  button: { label: 'Arrange a visit', path: visitPath },
};

export const industriesPageListing: PageListing = {
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
    'sectors, factories, hotels, warehouse, temple, places of worship',
    'karkhana',
  ],
};
