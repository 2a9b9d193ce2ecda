import { Anchor } from '@site/ui/Anchor';
import { Fold } from '@site/ui/Fold';
import type { ComponentEntry } from '../component-entry.ts';

export const fold: ComponentEntry = {
  name: 'Fold',
  when: 'For what on a phone nobody scrolls through: groups of links at the end of a page, tables and lists of a long one. See it at less than 740 px.',
  examples: [
    { state: 'Rest', width: 'narrow', render: (ground) => <Services ground={ground} /> },
    { state: 'Hover', show: 'hover', width: 'narrow', render: (ground) => <Services ground={`${ground}-hover`} /> },
    { state: 'Focus', show: 'focus', width: 'narrow', render: (ground) => <Services ground={`${ground}-focus`} /> },
  ],
};

function Services({ ground }: { ground: string }) {
  return (
    <Fold id={`fold-${ground}`} title="Services">
      <ul>
        <li>
          <Anchor to="/plumbing-services">Plumbing</Anchor>
        </li>
        <li>
          <Anchor to="/pantry-services">Pantry</Anchor>
        </li>
      </ul>
    </Fold>
  );
}
