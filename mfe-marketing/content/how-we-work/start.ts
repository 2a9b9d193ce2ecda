import type { StartContent } from '../how-we-work-types.ts';

export const start: StartContent = {
  title: 'How it starts',
  figure: { value: '2 weeks', meaning: 'from your first call to our first day, in most buildings' },
  intro:
    'A ward, or a site with more than forty people, takes three to four weeks; a whole hospital starts ward by ward.',
  steps: [
    {
      when: 'Day 1 to 3',
      title: 'Visit',
      text: 'A director and the supervisor who would run the site walk it with you: an hour in an office, a day in a hospital with your nurse for infection control.',
      result: 'Survey notes with photographs',
    },
    {
      when: 'Day 4 to 7',
      title: 'Quotation',
      text: 'We turn the notes into a deployment chart with posts, hours and tasks, and give every line a price.',
      result: 'A chart and a quotation, open for thirty days',
    },
    {
      when: 'Day 8 to 14',
      title: 'Mobilisation',
      text: 'After you sign, on day 8 or later, we select the team from people whose police verification is complete, and register them for EPF and ESIC.',
      result: 'Names, identity papers and police verification of each person',
    },
    {
      when: 'Day 15 to 44',
      title: 'First month',
      text: 'The first week is a supervised handover of keys, meters, stock and open faults. Our operations manager visits twice a week and corrects the plan.',
      result: 'A signed handover and first meter readings',
    },
    {
      when: 'From day 45, monthly',
      title: 'Audit',
      text: 'A supervisor from another site checks the building against the plan, together with you. Whatever falls short gets a name and a date.',
      result: 'The monthly report, with the invoice',
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
        text: 'A copy of our professional indemnity policy (nursing, audits, technical advice); the diplomas and council numbers of nurses and paramedics.',
      },
      {
        title: 'What we do not hold',
        text: 'A PSARA licence, because we supply no guards, and an ISO certificate.',
      },
    ],
  },
};
