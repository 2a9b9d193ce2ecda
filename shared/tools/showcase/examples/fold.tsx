import { Anchor } from '@site/ui/Anchor';
import { Fold } from '@site/ui/Fold';
import type { ComponentEntry } from '../component-entry.ts';

export const fold: ComponentEntry = {
  name: 'Fold',
  when: 'For questions, which fold at every width, and for what on a phone nobody scrolls through: groups of links at the end of a page, tables and lists of a long one. See those at less than 740 px.',
  examples: [
    { state: 'Always, first open', render: () => <Questions /> },
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

function Questions() {
  return (
    <div>
      <Fold title="Do you work at night?" level={3} when="always" isOpen>
        <p>Yes, on contracted sites.</p>
      </Fold>
      <Fold title="Who pays for parts?" level={3} when="always">
        <p>You do, at the price on our bill.</p>
      </Fold>
    </div>
  );
}
