import { brand } from '@site/brand';
import picture from '../../pictures/vision.webp';
import type { PageListing, TextContent } from '../types.ts';

export const ourVision: TextContent = {
  slug: 'our-vision',
  name: 'Our Vision',
  title: 'Our Vision, Mission and Principles',
  description:
    'What we want to be known for, the mission we set ourselves each working day, and the six principles we use when two good things collide.',
  searchWords: ['vision', 'mission', 'principles', 'goal', 'purpose', 'future', 'lakshya', 'sankalp'],
  updated: '2026-11-20',
  lead: 'A vision is only useful if a supervisor can act on it at half past six in the morning. Ours is written for that hour.',
  illustration: {
    picture,
    alt: 'A miniature rooftop above a town of coloured blocks, where four colleagues meet over plans and tea and a fifth stands at a telescope.',
  },
  sections: [
    {
      heading: 'Our vision',
      layout: 'statement',
      paragraphs: [
        'We want every building in our care to be a place where things simply work, and where the people who make them work are known by name. When a resident, a patient or a visitor no longer thinks about the water, the light or the floor, we have done what we set out to do.',
        'We also want facility work to be a respected trade in India: learnt properly, paid punctually, and proud enough to be recommended to a younger cousin.',
      ],
    },
    {
      heading: 'Our mission',
      layout: 'statement',
      paragraphs: [
        `For ${brand.companyYears}+ years the company has pursued one task in changing forms: to send the right person, trained and equipped, to the right post at the agreed hour, and to stand behind that person. Machines and software have joined the toolbox, yet the promise is still made between two people.`,
        'So we measure ourselves by things our clients can check without us. Was the post filled? Was the fault closed? Did the same complaint return? Those three figures reach you every month, pleasant or not.',
      ],
    },
    {
      heading: 'Our principles',
      paragraphs: ['When the day gets crowded, these six decide what comes first.'],
      tiles: [
        { title: 'Safety before speed', text: 'A job that cannot be done safely waits until it can.' },
        {
          title: 'Dignity for everybody',
          text: 'The client, the visitor and the person holding the mop are spoken to in the same tone.',
        },
        { title: 'See it yourself', text: 'No report replaces a walk through the premises.' },
        { title: 'Say it early', text: 'Bad news travels to you on the day we learn it.' },
        { title: 'Waste nothing', text: 'Water, power, material and working time are used as if the bill were ours.' },
        {
          title: 'Leave it better',
          text: 'Any colleague may improve a method, and the improvement carries that colleague’s name.',
        },
      ],
    },
    {
      heading: 'Where this leads',
      paragraphs: [
        'In the coming years we shall train more women for technical posts, give each of our buildings a plan to save water and energy, and let clients look into our checklists on the same day. We would rather reach those three aims in a hundred buildings than announce them in a thousand.',
      ],
    },
  ],
};

export const ourVisionListing: PageListing = {
  order: 20,
  everydayWords: ['aim, our mission'],
};
