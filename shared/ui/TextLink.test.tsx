import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ButtonLink } from './ButtonLink.tsx';
import { TextLink } from './TextLink.tsx';

it.each(['/services', 'tel:+911205550142', 'mailto:hello@sevantra.example', 'https://maps.example/noida'])(
  'leads to %s in the same tab',
  (to) => {
    show(<TextLink to={to}>Go on</TextLink>);
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', to);
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  },
);

it.each([TextLink, ButtonLink])('says that it opens a new tab, and lends it no way back', (Kind) => {
  show(
    <Kind to="https://maps.example/noida" isExternal>
      Directions
    </Kind>,
  );
  const link = screen.getByRole('link', { name: 'Directions (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('tells screen readers when it leads to where they are', () => {
  show(
    <TextLink to="/services" aria-current="page">
      Services
    </TextLink>,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Services');
});

function show(link: ReactElement) {
  return render(link, { wrapper: MemoryRouter });
}
