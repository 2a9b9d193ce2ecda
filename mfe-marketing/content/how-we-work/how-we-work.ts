import monthPicture from '../../pictures/month-plan.webp';
import { card as plumbing } from '../services/plumbing/card.ts';
import { agreement } from './agreement.ts';
import { escalation } from './escalation.ts';
import { limits } from './limits.ts';
import { places } from './places.ts';
import { price } from './price.ts';
import { records } from './records.ts';
import { response } from './response.ts';
import { start } from './start.ts';
import type { HowWeWork } from './types.ts';

export const howWeWork: HowWeWork = {
  before: {
    title: 'Before you sign',
    intro: 'Visit, survey and quotation are free, and you can stop at any time.',
    start,
    price,
  },
  work: {
    title: 'While we work',
    intro: 'Every fault gets a number and three deadlines.',
    scene: plumbing.closeUp,
    response,
    escalation,
    places,
  },
  terms: {
    title: 'Records and terms',
    intro: 'What you can check, what we leave to others and what we sign.',
    scene: {
      picture: monthPicture,
      alt: 'A miniature supervisor with white hair puts a name card on a wall calendar where finished tasks are ticked.',
    },
    answersTitle: 'The four answers in full',
    answersHint: 'Medical duty, urgency, savings, costing',
    records,
    limits,
    agreement,
  },
};
