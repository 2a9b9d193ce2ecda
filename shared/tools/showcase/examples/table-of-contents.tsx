import { TableOfContents } from '@site/ui/TableOfContents';
import type { ComponentEntry } from '../component-entry.ts';

export const tableOfContents: ComponentEntry = {
  name: 'Table of contents',
  when: 'Beside a text of four headings or more, so that a reader can go to the one that counts.',
  examples: [
    { state: 'Rest', width: 'narrow', render: () => <TableOfContents headings={headings} /> },
    { state: 'Hover', show: 'hover', width: 'narrow', render: () => <TableOfContents headings={headings} /> },
    { state: 'Focus', show: 'focus', width: 'narrow', render: () => <TableOfContents headings={headings} /> },
  ],
};

const headings = [
  { id: 'button', text: 'Button' },
  { id: 'link', text: 'Link' },
  { id: 'field', text: 'Field' },
];
