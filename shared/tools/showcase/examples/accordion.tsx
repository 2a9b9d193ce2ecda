import { Accordion } from '@site/ui/Accordion';
import type { ComponentEntry } from '../component-entry.ts';

export const accordion: ComponentEntry = {
  name: 'Accordion',
  when: 'For questions of which a visitor has one or two. What everybody should read stands open on the page.',
  examples: [
    { state: 'First open', render: () => <Accordion items={items} isFirstOpen /> },
    { state: 'Hover', show: 'hover', render: () => <Accordion items={items.slice(0, 1)} /> },
    { state: 'Focus', show: 'focus', render: () => <Accordion items={items.slice(0, 1)} /> },
    { state: 'Pressed', show: 'active', render: () => <Accordion items={items.slice(0, 1)} /> },
  ],
};

const items = [
  { title: 'How fast does somebody come?', body: 'In Noida within ninety minutes, elsewhere the same day.' },
  { title: 'Who brings the tools and the cleaning agents?', body: 'We do, and they are listed in the contract.' },
];
