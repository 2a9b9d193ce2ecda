import { brand } from '@site/shared/brand';
import { screen, within } from '@testing-library/react';
import { Footer } from './Footer.tsx';
import { renderMenu } from './testing/render-menu.tsx';

it('lists the services of the release', () => {
  renderMenu(Footer);
  const list = screen.getByRole('navigation', { name: 'Services' });
  expect(within(list).getByRole('link', { name: 'Plumbing' })).toHaveAttribute('href', '/plumbing-services');
});

it('shows what the companies rules ask for', () => {
  renderMenu(Footer);
  expect(screen.getByText(brand.registration.cin)).toBeInTheDocument();
  expect(screen.getByText('Registered office').nextSibling).toHaveTextContent(brand.registration.registeredOffice);
  expect(screen.getByRole('link', { name: brand.registration.grievance.email })).toBeInTheDocument();
});

it('names where each social link leads', () => {
  renderMenu(Footer);
  for (const { name, href } of brand.social) expect(screen.getByRole('link', { name: `Sevantra on ${name}` })).toHaveAttribute('href', href);
});

it('leaves out a list that the release has no pages for', () => {
  renderMenu(Footer);
  expect(screen.queryByRole('navigation', { name: 'Industries' })).not.toBeInTheDocument();
});
