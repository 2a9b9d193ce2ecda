import { Section } from '@site/ui/Section';
import type { ComponentEntry } from '../component-entry.ts';

export const section: ComponentEntry = {
  name: 'Section',
  when: 'For each band of a page: it brings the gutter, the width and the room above and below. Deep at most twice a page.',
  layout: 'stacked',
  examples: [
    { state: 'Plain', render: () => <Section>{words}</Section> },
    { state: 'Tint', render: () => <Section tone="tint">{words}</Section> },
    { state: 'Deep', render: () => <Section tone="deep">{words}</Section> },
  ],
};

const words = <p>The words stand within the page's width; the ground runs from edge to edge.</p>;
