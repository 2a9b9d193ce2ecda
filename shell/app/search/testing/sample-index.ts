import { packTexts, termsOf } from '../packed-texts.ts';
import type { SearchIndex } from '../search-index.ts';

/** A small site: two services, a case study, a post. */
export const sampleIndex: SearchIndex = {
  absences: [],
  texts: packTexts(
    [
      'Leak tracing. Drain and sewer clearing.',
      'Drain',
      '',
      'The crew drains the tank and checks the GST invoice.',
    ].map((text) => termsOf(text)),
  ),
  entries: [
    {
      path: '/plumbing-services',
      title: 'Plumbing Services',
      text: 'Plumbers for pumps, tanks and pipes.',
      words: ['nal, paani', 'plumber, water supply'],
      section: 'Services',
    },
    {
      path: '/pantry-services',
      title: 'Pantry Services',
      text: 'Attendants for tea rounds.',
      words: ['waiter, chai'],
      section: 'Services',
    },
    { path: '/about-us', title: 'About Us', text: 'Thirty years in Noida.', words: ['who we are'], section: 'Company' },
    {
      path: '/blogs/water-tanks',
      title: 'Water tanks',
      text: 'What a plumber does inside.',
      words: ['plumber'],
      section: 'Blog',
      isListed: true,
    },
  ],
};
