import office from '@site/pictures/masters/office-map.webp';
import { Anchor } from '@site/ui/Anchor';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Card } from '@site/ui/Card';
import { Carousel } from '@site/ui/Carousel';
import { Fold } from '@site/ui/Fold';
import { PointList } from '@site/ui/PointList';
import { SectionHeading } from '@site/ui/SectionHeading';
import { Tick } from '@site/ui/Tick';
import { Row, SideBySide, Slide } from '../Arrangements.tsx';
import type { ComponentEntry } from '../ComponentSection.tsx';

export const card: ComponentEntry = {
  name: 'Card',
  when: 'For one page among several that are alike: services, posts. The whole card is the target, the title the one link.',
  examples: [
    { state: 'Rest', width: 'narrow', render: () => <PlumbingCard /> },
    { state: 'Hover', show: 'hover', width: 'narrow', render: () => <PlumbingCard /> },
    { state: 'Focus', show: 'focus', width: 'narrow', render: () => <PlumbingCard /> },
    { state: 'Pressed', show: 'active', width: 'narrow', render: () => <PlumbingCard /> },
    { state: 'Leading its list', render: () => <PlumbingCard isLead /> },
    {
      state: 'With a detail, without a picture',
      width: 'narrow',
      render: () => (
        <Card
          to="/education"
          title="Education"
          detail="Plumbing and housekeeping"
          text="Schools and colleges, ready before the first bell."
        />
      ),
    },
  ],
};

function PlumbingCard({ isLead = false }) {
  return (
    <Card
      to="/plumbing-services"
      title="Plumbing"
      text="Leaks found, pumps kept, tanks cleaned, and a plumber who comes the same day."
      picture={office}
      alt="A miniature plant room where a kneeling plumber mends a gushing pipe and another carries a copper tube."
      sizes="(min-width: 46.25rem) 24rem, 92vw"
      isLead={isLead}
    />
  );
}

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
    {
      state: 'With navigation',
      render: (ground) => (
        <SideBySide items={1}>
          <Carousel
            label={`Promises on ${ground} ground`}
            subject={`the promises on ${ground} ground`}
            slides={slides}
            hasNavigation
          />
        </SideBySide>
      ),
    },
    {
      state: 'Hover: the buttons',
      show: 'hover',
      render: (ground) => (
        <SideBySide items={1}>
          <Carousel
            label={`Promises under the pointer on ${ground} ground`}
            subject={`the promises under the pointer on ${ground} ground`}
            slides={slides}
            hasNavigation
          />
        </SideBySide>
      ),
    },
    {
      state: 'Without navigation: its buttons show on hover and focus, and under reduced motion all slides at once',
      render: (ground) => (
        <SideBySide items={1}>
          <Carousel
            label={`Quiet promises on ${ground} ground`}
            subject={`the quiet promises on ${ground} ground`}
            slides={slides}
            gap={20}
          />
        </SideBySide>
      ),
    },
    {
      state: 'With a link to the rest',
      render: (ground) => (
        <SideBySide items={1}>
          <Carousel
            label={`Some promises on ${ground} ground`}
            subject={`the some promises on ${ground} ground`}
            slides={slides}
            hasNavigation
            more={<ButtonLink to="#">All promises</ButtonLink>}
          />
        </SideBySide>
      ),
    },
    {
      state: 'Controls and a count in the row of the heading',
      render: (ground) => (
        <SideBySide items={1}>
          <Carousel
            label={`Counted promises on ${ground} ground`}
            subject={`the counted promises on ${ground} ground`}
            slides={slides}
            hasNavigation
            controls={{ heading: <SectionHeading eyebrow="Promises" title="What we keep" /> }}
          />
        </SideBySide>
      ),
    },
    {
      state: 'Controls over the slides',
      render: (ground) => (
        <SideBySide items={1}>
          <Carousel
            label={`Promises below the buttons on ${ground} ground`}
            subject={`the promises below the buttons on ${ground} ground`}
            slides={slides}
            hasNavigation
            controls="over"
          />
        </SideBySide>
      ),
    },
    {
      state: 'All slides fit: a plain row',
      render: (ground) => (
        <SideBySide items={2}>
          <Carousel
            label={`Two promises on ${ground} ground`}
            subject={`the two promises on ${ground} ground`}
            slides={slides.slice(0, 2)}
            gap={20}
          />
        </SideBySide>
      ),
    },
  ],
};

const slides = [
  <Slide key="call" title="We answer" text="Day and night, in the first minute." />,
  <Slide key="come" title="We come" text="In Noida within ninety minutes." />,
  <Slide key="stay" title="We stay" text="Until the work is done and swept up." />,
];
