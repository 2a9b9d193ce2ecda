import { brand } from '@site/brand';
import { withSeparator } from '@site/ui/with-separator';
import picture from '../../pictures/training.webp';
import type { PageListing, TextContent } from '../types.ts';

export const aboutUs: TextContent = {
  slug: 'about-us',
  name: 'About Us',
  title: 'About Our Facility Management Company',
  description: `Who we are: a facility management and manpower company in ${brand.address.city}, ${brand.companyYears}+ years in business, with our own trained and verified people.`,
  searchWords: [
    'about',
    'company',
    'history',
    'who we are',
    'facility management company',
    'manpower company',
    'parichay',
    'Noida',
  ],
  updated: '2026-11-21',
  lead: 'We look after buildings, so that the people who live, work, study or recover in them can get on with their day.',
  illustration: {
    picture,
    alt: 'A miniature training room where an instructor in a sari shows three new colleagues how to mop a floor, and an electrician practises at an open board.',
  },
  sections: [
    {
      layout: 'story',
      paragraphs: [
        `${brand.name} is a facility management and manpower company with its office in ${brand.address.city}, ${brand.address.region}. We have been in business for ${brand.companyYears}+ years. When we began, a housekeeping contract was often settled with a handshake; today every lift, pump and fire panel has a log of its own, and we keep those logs. One habit has not changed: we visit a building before we quote for it.`,
      ],
    },
    {
      layout: 'story',
      heading: 'Nine services',
      paragraphs: [
        `Our work begins where the builder’s ends. We clean, repair, plant and serve, provide nurses and paramedics, and run the small shop at the gate: nine services in all, separately or together under one contract. Our clients are housing societies, commercial towers, IT parks, hospitals, hotels, schools and event organisers, in ${brand.industries}+ industries. Each site gets its own plan of posts, hours and tasks.`,
      ],
    },
    {
      layout: 'story',
      heading: 'Our own people',
      paragraphs: [
        `We have a ready manpower of ${withSeparator(brand.readyPeople)}+ people on our rolls. Before a first posting we verify each person’s papers, have their health checked and train them in their trade under an instructor. They are paid by bank transfer on a fixed day, with provident fund and state insurance, and many have risen from cleaner to supervisor.`,
      ],
    },
    {
      layout: 'story',
      heading: 'What they know',
      paragraphs: [
        `Our people bring ${brand.peopleYears}+ years of combined experience in hotels, hospitals, factories and housing estates. This is the experience of our people together, not the company’s age. It shows in daily work: they know that a noisy bearing has about a fortnight left, and that a ward is scrubbed from the window towards the door.`,
      ],
    },
    {
      layout: 'story',
      heading: 'How we take on work',
      paragraphs: [
        'We take on only as many buildings as we can supervise well, and we decline a contract when we cannot. If you are thinking of a change, invite us to walk through your premises. We will bring a notebook, ask plenty of questions and tell you honestly whether we can help.',
      ],
    },
  ],
};

export const aboutUsListing: PageListing = {
  order: 10,
  everydayWords: ['experience, story, how long'],
};
