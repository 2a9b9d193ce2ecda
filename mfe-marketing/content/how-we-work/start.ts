import type { StartContent } from '../how-we-work-types.ts';

export const start: StartContent = {
  title: 'How it starts',
  figure: { value: '2 weeks', meaning: 'from your first call to our first day, in most buildings' },
  intro:
    'About two weeks in most buildings. A ward, or a site with more than forty people, takes three to four; a whole hospital starts ward by ward. Visit, survey and quotation are free, and you can stop at any time before you sign.',
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
      text: 'After you sign, we select the team from people whose police verification is complete, and register them for EPF and ESIC.',
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
  note: 'The days assume that you sign by day 8; if you decide later, mobilisation begins on the day you sign.',
  beforeSigning: [
    {
      title: 'Visit a site that we run',
      text: 'One like yours, by appointment and with the client’s consent. You may speak to the people there without us.',
    },
    {
      title: 'See our registrations',
      text: 'What comes with the quotation is listed below. You can see the originals in our office.',
    },
  ],
  papers: {
    title: 'Registrations and insurance, nine papers',
    hint: 'GST, EPF, ESIC and labour licence numbers; copies of the public liability and work accident policies',
    caption: 'What each paper covers, and what you get of it',
    head: ['Paper, and what it covers', 'With the quotation'],
    rows: [
      { paper: 'GST registration', covers: 'the tax on our invoices', comes: 'Registration number' },
      { paper: 'EPF code', covers: 'provident fund of our people', comes: 'Code number' },
      { paper: 'ESIC code', covers: 'their state insurance', comes: 'Code number' },
      {
        paper: 'Contractor’s labour licence',
        covers: 'where the number of people calls for one',
        comes: 'Licence number',
      },
      { paper: 'Public liability policy', covers: 'damage and injury to others', comes: 'Copy, sum insured, dates' },
      { paper: 'Policy for accidents at work', covers: 'our own people', comes: 'Copy, sum insured, dates' },
      {
        paper: 'Professional indemnity policy',
        covers: 'nursing, audits and technical advice',
        comes: 'Copy, if you ask',
      },
      { paper: 'Diplomas and council numbers', covers: 'nurses and paramedics', comes: 'List of names' },
      { paper: 'PSARA licence', covers: 'for guards, whom we do not supply', comes: 'None' },
    ],
  },
};
