import office from '@site/pictures/masters/office-map.webp';
import { Anchor } from '@site/ui/Anchor';
import { Card } from '@site/ui/Card';
import { Carousel } from '@site/ui/Carousel';
import { Fold } from '@site/ui/Fold';
import { PointList } from '@site/ui/PointList';
import { SectionHeading } from '@site/ui/SectionHeading';
import { Tick } from '@site/ui/Tick';
import type { ComponentProps } from 'react';
import { Row, SideBySide } from '../Arrangements.tsx';
import { type ComponentEntry, pointerStates } from '../ComponentSection.tsx';

export const card: ComponentEntry = {
  name: 'Card',
  when: 'For one page among several that are alike: services, posts. The whole card is the target, the title the one link.',
  examples: [
    ...pointerStates(<PlumbingCard />, 'narrow'),
    { state: 'Leading its list', render: () => <PlumbingCard isLead /> },
    { state: 'With a detail', width: 'narrow', render: () => <PlumbingCard detail="A plumber the same day" /> },
  ],
};

function PlumbingCard(props: Partial<ComponentProps<typeof Card>>) {
  return (
    <Card
      to="/plumbing-services"
      title="Plumbing"
      text="Leaks found, pumps kept, tanks cleaned, and a plumber who comes the same day."
      action="See the service"
      picture={office}
      alt="A miniature plant room where a kneeling plumber mends a gushing pipe and another carries a copper tube."
      ground="mint"
      sizes="(min-width: 46.25rem) 24rem, 92vw"
      {...props}
    />
  );
}

export const fold: ComponentEntry = {
  name: 'Fold',
  when: 'For questions, which fold at every width, and for what on a phone nobody scrolls through: groups of links at the end of a page, tables and lists of a long one. See those at less than 740 px.',
  examples: [
    { state: 'Always, first open', render: () => <Questions /> },
    ...pointerStates(
      <Fold title="Services">
        <Anchor to="/plumbing-services">Plumbing</Anchor>
      </Fold>,
      'narrow',
    ),
  ],
};

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

export const carousel: ComponentEntry = {
  name: 'Carousel',
  when: 'For voices and partners that need not all be seen. Anything a visitor is looking for belongs in a grid.',
  examples: [
    { state: 'With navigation', render: (ground) => <Promises name={`promises on ${ground} ground`} /> },
    {
      state: 'Hover: the buttons',
      show: 'hover',
      render: (ground) => <Promises name={`promises under the pointer on ${ground} ground`} />,
    },
    {
      state: 'Without navigation: its buttons show on hover and focus, and under reduced motion all slides at once',
      render: (ground) => <Promises name={`quiet promises on ${ground} ground`} hasNavigation={false} gap={20} />,
    },
    {
      state: 'Controls and a count in the row of the heading',
      render: (ground) => (
        <Promises
          name={`counted promises on ${ground} ground`}
          controls={{ heading: <SectionHeading eyebrow="Promises" title="What we keep" /> }}
        />
      ),
    },
    {
      state: 'Controls over the slides',
      render: (ground) => <Promises name={`promises below the buttons on ${ground} ground`} controls="over" />,
    },
    {
      state: 'All slides fit: a plain row',
      render: (ground) => (
        <Promises name={`two promises on ${ground} ground`} items={2} slides={slides.slice(0, 2)} gap={20} />
      ),
    },
  ],
};

interface PromisesProps extends Partial<ComponentProps<typeof Carousel>> {
  name: string;
  items?: 1 | 2;
}

function Promises({ name, items = 1, ...props }: PromisesProps) {
  return (
    <SideBySide items={items}>
      <Carousel label={name} subject={`the ${name}`} slides={slides} hasNavigation {...props} />
    </SideBySide>
  );
}

const slides = [
  <PlumbingCard key="call" title="We answer" text="Day and night, in the first minute." />,
  <PlumbingCard key="come" title="We come" text="In Noida within ninety minutes." />,
  <PlumbingCard key="stay" title="We stay" text="Until the work is done and swept up." />,
];
