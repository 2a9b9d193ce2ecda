import { ButtonLink } from '@site/ui/ButtonLink';
import type { ComponentEntry } from '../component-entry.ts';
import { Row } from '../Row.tsx';

export const link: ComponentEntry = {
  name: 'Link',
  when: 'Where the way on is the point of the place. A link among words is a plain link.',
  examples: [
    { state: 'Rest', render: () => <Links /> },
    { state: 'Hover', show: 'hover', render: () => <Links /> },
    { state: 'Focus', show: 'focus', render: () => <Links /> },
    { state: 'Pressed', show: 'active', render: () => <Links /> },
  ],
};

function Links() {
  return (
    <Row>
      <ButtonLink to="/contact">Talk to us</ButtonLink>
      <ButtonLink to="/services" variant="secondary">
        Our services
      </ButtonLink>
      <ButtonLink to="/blogs" variant="quiet">
        All posts
      </ButtonLink>
      <ButtonLink to="https://maps.example/noida" isExternal variant="quiet">
        Directions
      </ButtonLink>
    </Row>
  );
}
