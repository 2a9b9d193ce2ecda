import { type IndexedPage, type SearchIndex, stemsIn } from '../create-search.ts';

/** A small site: two services, a page about the company, a post. */
export const sampleIndex: SearchIndex = {
  absences: [],
  entries: [
    {
      ...page('/plumbing-services', 'Plumbing Services', 'Plumbers for pumps, tanks and pipes.', 'Services'),
      words: ['nal, paani', 'plumber, water supply'],
      stems: stemsIn('Leak tracing. Drain and sewer clearing.'),
    },
    {
      ...page('/pantry-services', 'Pantry Services', 'Attendants for tea rounds.', 'Services'),
      words: ['waiter, chai'],
      stems: stemsIn('Drain'),
    },
    { ...page('/about-us', 'About Us', 'Thirty years in Noida.', 'Company'), words: ['who we are'] },
    {
      ...page('/blogs/water-tanks', 'Water tanks', 'What a plumber does inside.', 'Blog'),
      words: ['plumber'],
      stems: stemsIn('The crew drains the tank and checks the GST invoice.'),
      isListed: true,
    },
  ],
};

function page(path: string, title: string, text: string, section: string): IndexedPage {
  return { path, title, text, section, words: [] };
}
