import { PointList } from '@site/ui/PointList';
import { Tick } from '@site/ui/Tick';
import type { ComponentEntry } from '../component-entry.ts';
import { Row } from '../Row.tsx';

export const pointList: ComponentEntry = {
  name: 'Point list',
  when: 'For what comes with a service. Steps in an order are a numbered list in Prose.',
  examples: [
    {
      state: 'Short points',
      render: () => <PointList points={['One contact person', 'A report each month', 'Prices in writing']} />,
    },
    {
      state: 'With titles',
      render: () => (
        <PointList
          points={[
            { title: 'Trained', text: 'Forty hours before the first shift.' },
            { title: 'Paid on time', text: 'On the first of every month.' },
          ]}
        />
      ),
    },
    {
      state: 'The tick before a title',
      render: () => (
        <Row>
          <Tick />
          <strong>A report each month</strong>
        </Row>
      ),
    },
  ],
};
