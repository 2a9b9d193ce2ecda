import type { Chapter, SubjectsContent, TermsOpening } from '../how-we-work-types.ts';

export const covers: SubjectsContent = {
  title: 'What every plan covers',
  questions: ['Is everyone safe?', 'Does everything work?', 'What does it cost?', 'Is anything wasted?'],
};

export const before: Chapter = {
  title: 'Before you sign',
  intro: 'Visit, survey and quotation are free, and you can stop at any time.',
};

export const work: Chapter = {
  title: 'While we work',
  intro: 'Every fault gets a number and three times.',
};

export const terms: TermsOpening = {
  title: 'Records and terms',
  intro: 'What you can check, what we leave to others and what we sign.',
  answersTitle: 'The four answers in full',
  answersHint: 'Medical duty, urgency, savings, costing',
};
