import { brand } from '@site/brand';
import roofPicture from '../../../pictures/roof-round.webp';
import picture from '../../../pictures/vision.webp';
import type { PageListing } from '../../types.ts';
import type { CompanyContent } from '../types.ts';

export const content: CompanyContent = {
  slug: 'our-vision',
  name: 'Our vision',
  title: 'Our Vision, Mission and Principles',
  description:
    'What we want to achieve, the mission behind our daily work, and the six principles by which our supervisors decide what comes first.',
  updated: '2026-11-22',
  lead: 'What we want for the buildings in our care and for the people who work in them, and how you can measure us by it.',
  illustration: {
    picture,
    alt: 'A miniature rooftop above a town of coloured blocks, where four colleagues meet over plans and tea and a fifth stands at a telescope.',
  },
  call: {
    title: 'See the three figures of last month',
    text: 'We bring the report of a site like yours, without its name.',
  },
  bands: [
    {
      layout: 'statement',
      lead: {
        heading: 'Our vision',
        paragraphs: [
          'We want every building in our care to work without its users having to think about it, and the people who do this work to be known by name.',
          'We want facility work to be a respected trade in India: properly taught, paid on time, and a job people recommend to their younger relatives.',
        ],
      },
      illustration: {
        picture: roofPicture,
        alt: 'A miniature woman in a yellow helmet, a tablet in her hand, checks the water line on a roof with solar panels.',
      },
      texts: [
        {
          heading: 'Our mission',
          paragraphs: [
            `For ${brand.companyYears}+ years the company has had one task: to send the right person, trained and equipped, to the right post at the agreed hour, with a supervisor to support them. Machines and software have changed how we do it; the promise is the same.`,
            'We measure ourselves by three figures that our clients can check: how many posts were filled, how many faults were closed in time, and how many complaints came back. You get all three in every monthly report.',
          ],
        },
      ],
    },
    {
      layout: 'tiles',
      heading: 'Our principles',
      intro: 'When several things are urgent at once, these six decide what comes first.',
      tiles: [
        { title: 'Safety before speed', text: 'A job that cannot be done safely waits until it can.' },
        {
          title: 'Dignity for everyone',
          text: 'We speak to the client, the visitor and the cleaner in the same tone.',
        },
        {
          title: 'See it yourself',
          text: 'Supervisors and directors walk the site; they do not rely on reports alone.',
        },
        { title: 'Say it early', text: 'You hear bad news from us on the day we learn it.' },
        { title: 'Waste nothing', text: 'We measure water, power and material, and report what was saved.' },
        {
          title: 'Leave it better',
          text: 'Anyone in the team may improve a method, and gets the credit by name.',
        },
      ],
    },
    {
      layout: 'texts',
      texts: [
        {
          heading: 'Where this leads',
          paragraphs: [
            'In the coming years we want to train more women for technical posts, give each of our buildings a plan to save water and energy, and show clients our completed checklists on the same day. We will introduce all three building by building.',
          ],
        },
      ],
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'vision',
    'mission',
    'principles',
    'goal',
    'purpose',
    'future',
    'lakshya',
    'sankalp',
    'aim, our mission',
  ],
};
