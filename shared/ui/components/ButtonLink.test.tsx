import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ButtonLink } from './ButtonLink.tsx';

it.each(['/services', 'tel:+911205550142', 'mailto:hello@sevantra.example', 'https://maps.example/noida'])(
  'leads to %s in the same tab',
  (to) => {
    show(<ButtonLink to={to}>Go on</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', to);
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  },
);

it('says that it opens a new tab, and lends it no way back', () => {
  show(
    <ButtonLink to="https://maps.example/noida" isExternal>
      Directions
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Directions (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

function show(link: ReactElement) {
  return render(link, { wrapper: MemoryRouter });
}
