import { numbers } from '../numbers.ts';
import type { StartContent } from './types.ts';

const { ward, hospital } = numbers.weeksToStart;

export const start: StartContent = {
  title: 'How it starts',
  intro: `A ward: ${ward} weeks. A 300-bed hospital: ${hospital} weeks, ward by ward.`,
  steps: [
    {
      when: 'Day 1 to 3',
      title: 'Visit',
      text: 'A director and your future supervisor walk the site with you.',
      result: 'survey notes',
    },
    {
      when: 'Day 4 to 7',
      title: 'Quotation',
      text: 'We turn the notes into posts, hours and tasks, and price every line.',
      result: 'the quotation',
    },
    {
      when: 'Day 8 to 14',
      title: 'Mobilisation',
      text: 'After you sign, we register police-verified people for EPF and ESIC.',
      result: 'everyone’s papers',
    },
    {
      when: 'Day 15 to 44',
      title: 'First month',
      text: 'Handover of keys and meters. Our manager visits twice a week.',
      result: 'a signed handover',
    },
    {
      when: 'Monthly from day 45',
      title: 'Audit',
      text: 'Another site’s supervisor checks the work with you against the plan.',
      result: 'the monthly report',
    },
  ],
  papers: {
    title: 'Our registrations and insurance',
    hint: 'GST, EPF, ESIC, labour licence, public liability, accidents at work',
    intro: 'These come with the quotation. You can see the originals in our office.',
    rows: [
      { paper: 'GST registration', covers: 'The tax on our invoices', comes: 'Number and certificate' },
      { paper: 'EPF code', covers: 'Provident fund of our people', comes: 'Number and certificate' },
      { paper: 'ESIC code', covers: 'Their state health insurance', comes: 'Number and certificate' },
      {
        paper: 'Contractor’s labour licence',
        covers: 'Where the number of people calls for one',
        comes: 'Number and licence',
      },
      {
        paper: 'Public liability policy',
        covers: 'Damage and injury to others',
        comes: 'Copy with sum insured and dates',
      },
      {
        paper: 'Policy for accidents at work',
        covers: 'Our own people',
        comes: 'Copy with sum insured and dates',
      },
    ],
    further: [
      {
        title: 'If you ask',
        text: 'A visit to a site that we run, with the client’s consent; a copy of our professional indemnity policy (nursing, audits, technical advice); the diplomas and council numbers of nurses and paramedics.',
      },
      {
        title: 'What we do not hold',
        text: 'A PSARA licence, because we supply no guards, and an ISO certificate.',
      },
    ],
  },
};
