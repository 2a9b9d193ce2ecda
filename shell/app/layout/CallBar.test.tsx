import { brand } from '@site/brand';
import { screen, within } from '@testing-library/react';
import { CallBar } from './CallBar.tsx';
import { renderMenu } from './testing/render-menu.tsx';

it('links to the phone and the form', () => {
  renderMenu(CallBar);
  const bar = within(screen.getByRole('navigation', { name: 'Call or enquire' }));
  expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', brand.phone.href);
  expect(bar.getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', '/contact');
});

it('leaves the way to the form out on its own page', () => {
  renderMenu(CallBar, '/contact');
  expect(screen.queryByRole('link', { name: 'Enquire' })).not.toBeInTheDocument();
});
