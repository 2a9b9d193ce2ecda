import { brand } from '@site/brand';
import associatePicture from '../../pictures/portrait-associate.webp';
import directorPicture from '../../pictures/portrait-director.webp';
import type { PageListing, ProfileContent, TextContent } from '../types.ts';

export const ourLeadership: TextContent = {
  slug: 'our-leadership',
  name: 'Our Leadership',
  title: 'Our Leadership: Two People to Call',
  description:
    'Meet the Managing Director and the Associate Director for technical and process: what they have done, how they work and what they look at first.',
  searchWords: [
    'leadership',
    'management',
    'managing director',
    'director',
    'associate director',
    'team',
    'founder',
    'netritva',
  ],
  updated: '2026-11-20',
  lead: 'Two people carry the responsibility for what happens in your building, and both still spend a day a week on site.',
  sections: [
    {
      paragraphs: [
        `Behind a company of ${brand.companyYears}+ years there is seldom a single hero. Ours is led by a small group whose members have run hotel floors, hospital wards and plant rooms, and who together count ${brand.peopleYears}+ years in the industry. They decide slowly about people, quickly about safety, and in writing about money.`,
        'One of the two directors below is present at each first survey. If you become a client, you will have both telephone numbers.',
      ],
    },
  ],
};

export const ourLeadershipListing: PageListing = {
  order: 30,
  everydayWords: ['leaders, CEO, MD, owner, board, who runs it', 'malik'],
};

export const profiles: ProfileContent[] = [
  {
    name: 'Anand Example-Mathur',
    role: 'Managing Director',
    biography: [
      'Anand began as a night supervisor in a hotel, where he learnt that a guest forgives a slow lift sooner than a careless word. He moved on to estate offices and hospital contracts, and came to the conclusion that most service problems are staffing problems in disguise.',
      'As Managing Director he looks after clients, finance and the company’s promises to its people. He signs each contract himself after reading the deployment chart aloud with the site supervisor, and has been known to strike out posts that the client did not need.',
      'On Wednesdays he visits two sites without telling anybody. He starts with the staff changing room, because in his experience it foretells the condition of everything else.',
    ],
    illustration: {
      picture: directorPicture,
      alt: 'A miniature figure of the Managing Director, with white hair, a moustache and round glasses, in a dark suit with a gold tie at his desk.',
    },
  },
  {
    name: 'Kavita Sample-Nair',
    role: 'Associate Director, Technical and Process',
    biography: [
      'Kavita is an electrical engineer who spent her first years among transformers and chillers, often as the only woman in the plant room. She wrote her first maintenance checklist on the back of a drawing, and much of it is still in use.',
      'She leads everything that can be drawn, measured or rehearsed: technical audits, the training centre, safety permits and the calendars by which our sites run. New methods are tried in one building for a season before she lets them travel.',
      'Colleagues know her for a single question, asked at the end of any meeting: who will do this on Sunday? If nobody can answer, the meeting goes on.',
    ],
    illustration: {
      picture: associatePicture,
      alt: 'A miniature figure of the Associate Director, a woman with long dark hair in a dark jacket, holding a rolled drawing before a plan and pipes.',
    },
  },
];
