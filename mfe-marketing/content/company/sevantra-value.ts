import { brand } from '@site/brand';
import picture from '../../pictures/values.webp';
import type { PageListing, TextContent } from '../types.ts';

export const sevantraValue: TextContent = {
  slug: `${brand.slug}-value`,
  name: `${brand.shortName} Value`,
  title: 'Company Values, and What They Look Like',
  description:
    'Five values of our company, each told as a thing you could see on a Tuesday, and the nine services in which we try to live up to them.',
  searchWords: [
    'values',
    'value',
    'ethics',
    'integrity',
    'culture',
    'list of services',
    'mulya',
    'imaandari',
    brand.slug,
  ],
  updated: '2026-11-20',
  lead: 'Values are easy to print and hard to keep on a wet Monday. Here is how you can recognise ours.',
  illustration: {
    picture,
    alt: 'A miniature picnic under a banyan tree, where colleagues of many trades share lunch while a guard hands a pink purse to a woman.',
  },
  sections: [
    {
      heading: 'Honesty',
      layout: 'card',
      paragraphs: [
        'An attendance sheet shows who was present, and nothing else. If eleven came for twelve posts, the invoice says eleven. If a pipe broke because one of us turned the wrong valve, you hear it from us, with the cost of repair on our side.',
      ],
    },
    {
      heading: 'Care',
      layout: 'card',
      paragraphs: [
        'Care is a housekeeper who moves the schoolbag before mopping, and an electrician who tells the nursery when the lights will go off. We look for this quality at the interview, because it is difficult to teach later.',
      ],
    },
    {
      heading: 'Reliability',
      layout: 'card',
      paragraphs: [
        `The company is ${brand.companyYears}+ years old and has been through strikes, floods and a pandemic with its posts staffed. The method is not heroic: a trained reliever for each team, a van that starts, a duty desk that answers.`,
      ],
    },
    {
      heading: 'Respect',
      layout: 'card',
      paragraphs: [
        'We use names, not job titles, and we expect chairs, drinking water and a place to change for those who work on your premises. Complaints about conduct, from either side, are heard by somebody outside the site.',
      ],
    },
    {
      heading: 'Learning',
      layout: 'card',
      paragraphs: [
        'Each month has one hour of training for everybody, from chemicals to courtesy. Mistakes are discussed without the name of the person who made them, and the checklist is changed the same week.',
      ],
    },
    {
      heading: 'The services that carry these values',
      layout: 'services',
      paragraphs: ['You can ask for one of them or for several; the manner stays the same.'],
      points: [
        'Housekeeping Services',
        'Electrical Services',
        'Plumbing Services',
        'Horticulture and Gardening Services',
        'Management of Departmental Stores',
        'Pantry Services',
        'Paramedic Services',
        'Old Age Care Services',
        'Event Organising Services',
      ],
    },
  ],
};

export const sevantraValueListing: PageListing = {
  order: 40,
  everydayWords: ['honesty, respect, trust', 'bharosa'],
};
