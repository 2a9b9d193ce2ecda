import type { TestPageContent } from './types.ts';

export const testPage: TestPageContent = {
  slug: 'test',
  name: 'Test',
  title: 'Carousel Test in Four Steps',
  description:
    'An internal demonstration of a carousel in four steps, from choosing a country to activating an eSIM. It is not an offer and sells nothing.',
  searchWords: [],
  updated: '2026-11-20',
  lead: 'A demonstration of the carousel with four steps; nothing is sold here.',
  steps: [
    { title: 'Select Country', text: 'Pick the country you are going to travel in from the list.' },
    { title: 'Choose Plan', text: 'Compare the days and data of each plan and take the one that suits the journey.' },
    { title: 'Make Payment', text: 'Pay by card or UPI and wait for the confirmation on the screen.' },
    { title: 'Activate your eSIM', text: 'Scan the code with your phone and switch the new line on when you land.' },
  ],
};
