import { ButtonLink } from '@site/ui/ButtonLink';
import { TextLink } from '@site/ui/TextLink';
import type { ComponentEntry } from '../component-entry.ts';
import { Row } from '../Row.tsx';

export const link: ComponentEntry = {
  name: 'Link',
  when: 'For what leads somewhere: TextLink among words, ButtonLink where the way on is the point of the place.',
  examples: [
    { state: 'Rest', render: () => <Links /> },
    { state: 'Hover', show: 'hover', render: () => <Links /> },
    { state: 'Focus', show: 'focus', render: () => <Links /> },
    { state: 'Pressed', show: 'active', render: () => <Links /> },
    {
      state: 'The page one is on',
      render: () => (
        <TextLink to="/__ui" aria-current="page">
          All components
        </TextLink>
      ),
    },
  ],
};

function Links() {
  return (
    <Row>
      <p>
        See <TextLink to="/services">what we look after</TextLink>, write to{' '}
        <TextLink to="mailto:hello@sevantra.example">hello@sevantra.example</TextLink> or get{' '}
        <TextLink to="https://maps.example/noida" isExternal>
          directions
        </TextLink>
        .
      </p>
      <ButtonLink to="/contact">Talk to us</ButtonLink>
      <ButtonLink to="/services" variant="secondary">
        Our services
      </ButtonLink>
      <ButtonLink to="/blogs" variant="quiet">
        All posts
      </ButtonLink>
    </Row>
  );
}
