import type { RecordsContent } from '../how-we-work-types.ts';

export const records: RecordsContent = {
  title: 'What records you get',
  intro:
    'Rounds, faults and readings are written down where they happen. You can look at the originals on site on any day.',
  hint: 'Daily and monthly, with two samples',
  kinds: [
    { when: 'Every day', what: 'Attendance register, signed round sheets and fault log, in the site office' },
    {
      when: 'Every month',
      what: 'Monthly report and wage sheet with the invoice; the EPF and ESIC challans once they are paid, by the 15th',
    },
    { when: 'Within 24 hours', what: 'A written report on any injury or damage' },
  ],
};
