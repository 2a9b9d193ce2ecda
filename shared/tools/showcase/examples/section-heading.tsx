import { SectionHeading } from '@site/ui/SectionHeading';
import type { ComponentEntry } from '../component-entry.ts';

export const sectionHeading: ComponentEntry = {
  name: 'Section heading',
  when: 'At the head of every band of a page. The eyebrow places it, the title says the point, the intro is one or two sentences.',
  examples: [
    { state: 'Title alone', render: () => <SectionHeading title="What we look after" /> },
    { state: 'With all it can have', render: () => <SectionHeading {...words} /> },
  ],
};

const words = {
  eyebrow: 'Services',
  title: 'Nine kinds of work, one telephone number',
  intro: 'Whatever a building needs on a working day, one person answers for it.',
};
