import { brand } from '@site/brand';
import picture from '../../pictures/about.webp';
import type { PageListing, TextContent } from '../types.ts';

export const aboutUs: TextContent = {
  slug: 'about-us',
  name: 'About Us',
  title: 'About Our Facility Management Company',
  description: `Who we are: a facility management and manpower company in ${brand.address.city} with ${brand.companyYears}+ years behind it and people who like buildings.`,
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
  updated: '2026-11-20',
  lead: 'We look after buildings and the people in them, so that those who live, heal, study and work there can think about something else.',
  illustration: {
    picture,
    alt: 'A miniature control room where two people in headsets work below a wall of charts while five colleagues of different trades meet behind them.',
  },
  sections: [
    {
      layout: 'story',
      paragraphs: [
        `${brand.name} is a facility management and manpower company with its office in ${brand.address.city}, ${brand.address.region}. The company itself has been at work for ${brand.companyYears}+ years, from the time when a housekeeping contract was a handshake and a bicycle until today, when a lift, a pump and a fire panel each keep a diary of their own. What has remained is the habit of going to see for ourselves.`,
        `Our work begins where the builder’s ends. We clean, repair, plant, serve, guard the health of residents and run the small shop at the gate; nine services in all, given singly or together under one contract. Housing societies, commercial towers, IT parks, hospitals, hotels, schools and event organisers ask for them, across ${brand.industries}+ industries, and no two of them receive the same plan.`,
        `People are the whole of what we offer, so we are particular about how they join and how they are treated. A ready manpower of ${brand.readyPeople}+ men and women stands behind us, with papers verified, health checked and a trade practised under a trainer before the first posting. They are paid by bank transfer on a fixed day, with provident fund and state insurance, and many have grown from a broom to a supervisor’s notebook.`,
        `Those who lead them bring ${brand.peopleYears}+ years of combined experience in hotels, hospitals, plants and estates. That sum belongs to our people and not to our calendar, and it shows in ordinary moments: in knowing that a noisy bearing has about a fortnight left, or that a ward is best scrubbed from the window towards the door.`,
        'We are neither the largest name in the trade nor in a hurry to become it. We grow building by building, take on only what we can supervise, and would rather decline a contract than disappoint its residents. If you are thinking of a change, invite us for a walk through your premises; we shall bring a notebook, ask rather many questions and tell you honestly whether we can help.',
      ],
    },
  ],
};

export const aboutUsListing: PageListing = {
  order: 10,
  everydayWords: ['experience, story, how long'],
};
