import picture from '../../../pictures/approach.webp';
import { howWeWork } from '../../how-we-work/how-we-work.ts';
import { penalties } from '../../how-we-work/penalties.ts';
import { proofs } from '../../how-we-work/proofs.ts';
import { sampleRecords } from '../../how-we-work/records.ts';
import { numbers } from '../../numbers.ts';
import { shareOfBill } from '../../services/prices.ts';
import type { PageListing } from '../../types.ts';
import type { ApproachContent } from '../types.ts';

export const content: ApproachContent = {
  slug: 'our-approach',
  name: 'Our approach',
  title: 'Our Approach to Running a Building',
  description:
    'How we work: response times, who is told and when, an example of a price, what the agreement secures, and what we do not offer.',
  updated: '2026-11-29',
  lead: 'Every plan we write answers four questions: is everyone safe, does everything work, what does it cost, and is anything wasted?',
  illustration: {
    picture,
    alt: 'A miniature flight of four coloured steps, where people survey a building, study a plan, assemble a cleaning team and hand over a key.',
  },
  figures: [
    {
      value: `₹${penalties.lateCall}`,
      meaning: `off the month’s service charge for every response time we miss, up to ${penalties.tooManyLate.percent}% of it or ${shareOfBill(penalties.tooManyLate.percent)} of the bill`,
      proof: proofs.lateCall,
    },
    {
      value: `${numbers.weeksToStart.building} weeks`,
      meaning: `from your first call to our first day in most buildings; a ward takes ${numbers.weeksToStart.ward}`,
    },
    {
      value: `${numbers.relieverMinutes} minutes`,
      meaning: 'until a reliever takes over an empty post',
      proof: proofs.reliever,
    },
  ],
  subjects: {
    title: 'What every plan covers',
    items: [
      {
        heading: 'Paramedic and medical services',
        question: 'Is everyone safe?',
        answer:
          'Where you order a medical room, a nurse or paramedic is on the premises. Elsewhere we train first-aiders.',
        details:
          'Every plan says who helps when a person in the building falls ill. We train your guards and our housekeepers in first aid and put up the emergency numbers where everyone can see them. Medical duty has its own roster and its own qualified supervisor. Diagnosis and treatment stay with doctors at all times.',
      },
      {
        heading: 'Effective operations',
        question: 'Does everything work?',
        answer: 'Each task has a person and a date, and each kind of fault a response time. You sign off the work.',
        details:
          'We survey the site first, then work to a monthly calendar. Urgent faults are attended to first, whoever reports them. Every month we meet you, with figures and photographs of the work.',
      },
      {
        heading: 'Cost-effective operations',
        question: 'What does it cost?',
        answer:
          'Wages, statutory dues, material and our fee stand on separate lines. A shift that nobody filled is not on the bill.',
        details:
          'We save by planning: maintenance before a breakdown, part-time posts for short peaks, one multi-skilled technician instead of three with half a day’s work each, and bulk purchase for several sites.',
      },
      {
        heading: 'Optimum use of resources',
        question: 'Is anything wasted?',
        answer: 'In the first month we measure water, electricity and consumables. Then we agree targets with you.',
        details:
          'We measure working hours too, and report progress with every invoice. Rest days, equipment for lifting and safety shoes are part of our costing.',
      },
    ],
  },
  chapters: howWeWork,
  samples: sampleRecords,
};

export const listing: PageListing = {
  searchWords: [
    'approach',
    'compensation, guarantee',
    'ISO, ISO 9001, PSARA, certificate, certification, licence, registration, GSTIN, labour licence',
    'method',
    'how we work',
    'operations',
    'cost-effective',
    'resources',
    'process',
    'SLA',
    'response time',
    'escalation',
    'price, prices',
    'cost, costs',
    'rate, rates',
    'quotation',
    'kharcha',
    'insurance',
    'notice period',
    'minimum wage',
    'EPF',
    'ESIC',
    'monthly report',
    'kaise',
    'tarika',
    'quality, audit, savings, efficiency, PDF, charges, GST, PF, ESI, TAT, service level, mobilisation, NCR, Gurgaon',
    'daam, kimat, shikayat',
  ],
};
