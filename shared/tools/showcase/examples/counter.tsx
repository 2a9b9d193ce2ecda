import { Counter } from '@site/ui/Counter';
import type { ComponentEntry } from '../component-entry.ts';
import { Row } from '../Row.tsx';

export const counter: ComponentEntry = {
  name: 'Counter',
  when: 'For a number that stands by itself. It counts up once in view, never under reduced motion; the text is the final value.',
  examples: [
    {
      state: 'Counts once, when it comes into view',
      render: () => (
        <Row>
          <Counter value={30} unit="+" title="years of the company" />
          <Counter value={12500} unit="+" title="people ready to start" />
        </Row>
      ),
    },
  ],
};
