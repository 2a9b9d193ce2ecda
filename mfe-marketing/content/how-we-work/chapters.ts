import type { Chapter, SubjectsContent } from '../how-we-work-types.ts';

export const covers: SubjectsContent = {
  title: 'What every plan covers',
  questions: ['Is everyone safe?', 'Does everything work?', 'What does it cost?', 'Is anything wasted?'],
};

export const before: Chapter = {
  title: 'Before you sign',
  intro:
    'Visit, survey and quotation are free, and you can stop at any time. You may also see a site that we run, with the client’s consent, and speak to the people there without us.',
};

export const work: Chapter = {
  title: 'While we work',
  intro: 'Every fault gets a number and three times. The monthly report compares them with this table.',
};

export const terms: Chapter = {
  title: 'Records and terms',
  intro: 'What you can check, what we leave to others and what we sign.',
};
