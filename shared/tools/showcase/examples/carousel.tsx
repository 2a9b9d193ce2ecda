import { ButtonLink } from '@site/ui/ButtonLink';
import { Carousel } from '@site/ui/Carousel';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ComponentEntry } from '../component-entry.ts';
import { Slide } from '../Slide.tsx';

export const carousel: ComponentEntry = {
  name: 'Carousel',
  when: 'For voices and partners that need not all be seen. Anything a visitor is looking for belongs in a grid.',
  examples: [
    {
      state: 'With navigation',
      render: (ground) => (
        <Carousel
          label={`Promises on ${ground} ground`}
          subject={`the promises on ${ground} ground`}
          slides={slides}
          hasNavigation
          itemsAt={oneAtATime}
        />
      ),
    },
    {
      state: 'Hover: the buttons',
      show: 'hover',
      render: (ground) => (
        <Carousel
          label={`Promises under the pointer on ${ground} ground`}
          subject={`the promises under the pointer on ${ground} ground`}
          slides={slides}
          hasNavigation
          itemsAt={oneAtATime}
        />
      ),
    },
    {
      state: 'Without navigation: its buttons show on hover and focus, and under reduced motion all slides at once',
      render: (ground) => (
        <Carousel
          label={`Quiet promises on ${ground} ground`}
          subject={`the quiet promises on ${ground} ground`}
          slides={slides}
          gap={20}
          itemsAt={oneAtATime}
        />
      ),
    },
    {
      state: 'With a link to the rest',
      render: (ground) => (
        <Carousel
          label={`Some promises on ${ground} ground`}
          subject={`the some promises on ${ground} ground`}
          slides={slides}
          hasNavigation
          itemsAt={oneAtATime}
          more={<ButtonLink to="#">All promises</ButtonLink>}
        />
      ),
    },
    {
      state: 'Controls and a count in the row of the heading',
      render: (ground) => (
        <Carousel
          label={`Counted promises on ${ground} ground`}
          subject={`the counted promises on ${ground} ground`}
          slides={slides}
          hasNavigation
          controls={{ heading: <SectionHeading eyebrow="Promises" title="What we keep" /> }}
          itemsAt={oneAtATime}
        />
      ),
    },
    {
      state: 'Controls over the slides',
      render: (ground) => (
        <Carousel
          label={`Promises below the buttons on ${ground} ground`}
          subject={`the promises below the buttons on ${ground} ground`}
          slides={slides}
          hasNavigation
          controls="over"
          itemsAt={oneAtATime}
        />
      ),
    },
    {
      state: 'All slides fit: a plain row',
      render: (ground) => (
        <Carousel
          label={`Two promises on ${ground} ground`}
          subject={`the two promises on ${ground} ground`}
          slides={slides.slice(0, 2)}
          itemsAt={twoAtATime}
          gap={20}
        />
      ),
    },
  ],
};

const oneAtATime = [{ width: 0, items: 1 }];
const twoAtATime = [{ width: 0, items: 2 }];
const slides = [
  <Slide key="call" title="We answer" text="Day and night, in the first minute." />,
  <Slide key="come" title="We come" text="In Noida within ninety minutes." />,
  <Slide key="stay" title="We stay" text="Until the work is done and swept up." />,
];
