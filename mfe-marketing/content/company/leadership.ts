import { brand } from '@site/brand';
import picture from '../../pictures/leadership.webp';
import associatePicture from '../../pictures/portrait-associate.webp';
import directorPicture from '../../pictures/portrait-director.webp';
import nursingPicture from '../../pictures/service-paramedic-close.webp';
import type { PageListing, ProfileContent, TextContent } from '../types.ts';

export const ourLeadership: TextContent = {
  slug: 'our-leadership',
  name: 'Our Leadership',
  title: 'Our Leadership: Two Directors to Call',
  description:
    'Meet the Managing Director, the Associate Director for technical and process, and the head of nursing: what each has done and is responsible for.',
  searchWords: [
    'leadership',
    'management',
    'managing director',
    'director',
    'associate director',
    'team',
    'head of nursing',
    'matron',
    'founder',
    'netritva',
  ],
  updated: '2026-11-22',
  lead: 'Two directors and a head of nursing answer by name for what happens in your building.',
  illustration: {
    picture,
    alt: 'A miniature lobby where one director greets a housekeeper with folded hands and the other points into an open switch panel beside a technician.',
  },
  sections: [
    {
      paragraphs: [
        `For ${brand.companyYears}+ years people who have run hotel floors, hospital wards and plant rooms themselves have led the company.`,
        'One of the two directors attends the first survey of every site. Every client has their phone numbers and can call them directly; hospitals have that of the head of nursing too.',
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
    name: 'Anand Mathur',
    role: 'Managing Director',
    facts: [
      { title: 'Answers for', text: 'Clients and contracts, finance, and the terms on which our people work' },
      { title: 'In this trade since', text: '2001' },
      { title: 'Out on site', text: 'Every Wednesday, at two sites' },
    ],
    biography: [
      'Anand began as a night supervisor in a hotel and later ran estate offices and hospital contracts. There he found that most service problems are staffing problems: posts left empty, people not trained, supervisors with too many sites. He has organised the company around this.',
      'Before a quotation is sent he goes through the deployment chart with the site supervisor, line by line, and strikes out posts that the client does not need.',
      'He visits without notice and starts with the staff changing room, because in his experience its condition tells him how the rest of the site is run.',
    ],
    signs: 'signs each contract himself',
    illustration: {
      picture: directorPicture,
      alt: 'A miniature figure of the Managing Director, with white hair, a moustache and round glasses, in a dark suit with a gold tie at his desk.',
    },
  },
  {
    name: 'Kavita Nair',
    role: 'Associate Director, Technical and Process',
    facts: [
      {
        title: 'Answers for',
        text: 'Technical audits, the training centre, safety permits and the maintenance calendars of our sites',
      },
      { title: 'In this trade since', text: '2011' },
      { title: 'Out on site', text: 'Every Thursday' },
    ],
    biography: [
      'Kavita is an electrical engineer who spent her first years with transformers and chillers, often as the only woman in the plant room. She wrote her first maintenance checklist there, and much of it is still in use on our sites.',
      'A new method is tried in one building for three months before she releases it to the others.',
      'She ends every planning meeting with the same question: who will do this on Sunday? Only when there is a name does she approve the plan.',
    ],
    signs: 'signs each maintenance plan herself',
    illustration: {
      picture: associatePicture,
      alt: 'A miniature figure of the Associate Director, a woman with long dark hair in a dark jacket, holding a rolled drawing before a plan and pipes.',
    },
  },
  {
    name: 'Lissy Thomas',
    role: 'Head of Nursing Services',
    facts: [
      {
        title: 'Answers for',
        text: 'Nurses, paramedics and ward attendants: whom we send, what they may do and who trains them',
      },
      { title: 'In this trade since', text: '2006' },
      { title: 'Out on site', text: 'Every ward once a month' },
    ],
    biography: [
      'Lissy is a registered nurse and midwife who was in charge of a medical ward before she joined us. No nurse or attendant goes to a hospital before she has met them and watched them wash their hands.',
      'When a ward is short, she takes tasks off the list with the matron instead of leaving them half done.',
    ],
    signs: 'signs each ward’s duty list herself',
    stands: 'start',
    illustration: {
      picture: nursingPicture,
      alt: 'A miniature nurse in white with a cap and blue gloves, kneeling beside the worker whose hand she bandages.',
    },
  },
];
