import { screen } from '@testing-library/react';
import { Footer } from './Footer.tsx';
import { renderMenu } from './testing/render-menu.tsx';

it('leaves out a list that the release has no pages for', () => {
  renderMenu(Footer);
  expect(screen.queryByRole('navigation', { name: 'Industries' })).not.toBeInTheDocument();
});
