import type { PageContent, TitledText } from './types.ts';

export interface TestPageContent extends PageContent {
  lead: string;
  steps: TitledText[];
}

export const testPage: TestPageContent = {
  slug: 'test',
  name: 'Test',
  title: 'Carousel Test in Four Steps',
  description:
    'An internal demonstration of a carousel in four steps, from choosing a country to activating an eSIM. It is not an offer, and nothing is sold here.',
  updated: '2026-11-21',
  lead: 'We try out our carousel here, with the four steps of a made-up order. Nothing on this page is for sale.',
  steps: [
    { title: 'Select Country', text: 'Pick the country you are travelling to from the list.' },
    { title: 'Choose Plan', text: 'Compare the days and data of each plan and choose the one that suits your trip.' },
    { title: 'Make Payment', text: 'Pay by card or UPI and wait for the confirmation on the screen.' },
    { title: 'Activate your eSIM', text: 'Scan the code with your phone and switch on the new line when you land.' },
  ],
};
