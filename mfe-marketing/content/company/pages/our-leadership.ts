import picture from '../../../pictures/leadership.webp';
import { hospitalSums } from '../../industries/healthcare/served.ts';
import { numbers } from '../../numbers.ts';
import type { PageListing } from '../../types.ts';
import { answersFor, headOfNursing, leaders } from '../leaders.ts';
import type { LeadershipContent } from '../types.ts';

export const content: LeadershipContent = {
  slug: 'our-leadership',
  name: 'Our leadership',
  title: 'Our Leadership: Two Directors to Call',
  description:
    'Meet the Managing Director and the Associate Director for technical and process: what each has done, what each is responsible for and how they work.',
  updated: '2026-11-22',
  lead: 'Two directors answer by name for what happens in your building.',
  illustration: {
    picture,
    alt: 'A miniature lobby where one director greets a housekeeper with folded hands and the other points into an open switch panel beside a technician.',
  },
  call: {
    title: 'Meet one of them at your building',
    text: 'Name two days. A director and a supervisor come together.',
  },
  introduction: `Hari Prakash Mathur founded the company in ${numbers.foundingYear}; his son Anand has led it since 2010. He and Kavita Nair have run hotel floors, hospital wards and plant rooms themselves.`,
  closing:
    'One of the two directors attends the first survey of every site. Every client has their phone numbers; hospitals have that of Lissy Thomas too. A fault that is still open after 60 minutes brings an operations manager, in Noida Farah Kazmi.',
  profiles: [
    {
      ...leaders.director,
      facts: [
        { title: 'Answers for', text: answersFor.director },
        { title: 'In this trade since', text: '2001' },
        { title: 'Out on site', text: 'Every Wednesday, at two sites' },
        { title: 'Signature', text: 'Signs each contract himself' },
      ],
      biography: [
        'Anand began as a night supervisor in a hotel and later ran estate offices and hospital contracts. There he found that most service problems are staffing problems: posts left empty, people not trained, supervisors with too many sites.',
        'Before a quotation is sent he goes through the deployment chart with the site supervisor and strikes out posts that the client does not need.',
        'He visits without notice and starts with the staff changing room: its condition tells him how the rest of the site is run.',
      ],
    },
    {
      ...leaders.associate,
      facts: [
        { title: 'Answers for', text: answersFor.associate },
        { title: 'In this trade since', text: '2011' },
        { title: 'Out on site', text: 'Every Thursday' },
        { title: 'Signature', text: 'Signs each maintenance plan herself' },
      ],
      biography: [
        'Kavita is an electrical engineer who spent her first years with transformers and chillers, often as the only woman in the plant room. She wrote her first maintenance checklist there, and much of it is still in use on our sites.',
        'A new method is tried in one building for three months before she releases it to the others.',
        'She ends every planning meeting with the same question: who will do this on Sunday? Only when there is a name does she approve the plan.',
      ],
    },
  ],
  nursing: {
    ...headOfNursing,
    facts: 'Nurse and midwife (RN, RM), in nursing since 2003. Her registration number comes with the quotation.',
    text: `Lissy interviews every nurse, paramedic and attendant we send, and signs each off before the first shift. Once a month she walks each ward of the ${hospitalSums.count} hospitals we staff and reads its signed sheets. Your superintendent and your infection control nurse can call her directly.`,
  },
};

export const listing: PageListing = {
  searchWords: [
    'leadership',
    'management',
    'managing director',
    'director',
    'associate director',
    'team',
    'head of nursing',
    'matron',
    'operations manager',
    'founder',
    'netritva',
    'leaders, CEO, MD, owner, board, who runs it',
    'malik',
  ],
};
