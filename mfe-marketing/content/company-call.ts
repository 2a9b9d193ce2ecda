import type { TitledText } from './titled-text.ts';

/** At the end of pages about the company. */
export const companyCall: TitledText = {
  title: 'Walk through your building with us',
  text: 'The first visit is free. You keep the notes.',
};
