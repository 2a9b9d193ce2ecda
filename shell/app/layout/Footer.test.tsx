import { addressLine, brand, socialProfiles } from '@site/brand';
import { screen, within } from '@testing-library/react';
import { Footer } from './Footer.tsx';
import { renderMenu } from './testing/render-menu.tsx';

it('lists the services of the release', () => {
  renderMenu(Footer);
  const list = screen.getByRole('navigation', { name: 'Services' });
  expect(within(list).getByRole('link', { name: 'Plumbing' })).toHaveAttribute('href', '/plumbing-services');
});

it('shows what the companies rules require', () => {
  renderMenu(Footer);
  expect(screen.getByText(brand.registration.cin)).toBeInTheDocument();
  expect(screen.getByText('Registered office').nextSibling).toHaveTextContent(brand.registration.registeredOffice);
  expect(screen.getByRole('link', { name: brand.registration.grievance.email })).toBeInTheDocument();
});

it('opens a document in a new tab and says its size', () => {
  renderMenu(Footer);
  const link = within(screen.getByRole('navigation', { name: 'Legal' })).getByRole('link', {
    name: 'Leaflet (PDF,\u00a0820\u00a0KB) (opens in a new tab)',
  });
  expect(link).toHaveAttribute('href', '/leaflet.pdf');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('names where each social link leads', () => {
  renderMenu(Footer);
  for (const { name, href } of socialProfiles)
    expect(screen.getByRole('link', { name: `Sevantra on ${name}` })).toHaveAttribute('href', href);
});

it('leaves out a list that the release has no pages for', () => {
  renderMenu(Footer);
  expect(screen.queryByRole('navigation', { name: 'Industries' })).not.toBeInTheDocument();
});

it('says what the company does, how to reach it and whose the site is', () => {
  renderMenu(Footer);
  expect(screen.getByText(/^For 30\+ years we have kept homes, offices, hospitals and schools/)).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Get in touch' }));
  expect(contact.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
  expect(contact.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  expect(contact.getByText(addressLine)).toBeVisible();
  expect(screen.getByText(`© ${brand.registration.legalName}. All rights reserved.`)).toBeVisible();
});

it('leads to the legal texts', () => {
  renderMenu(Footer);
  const list = within(screen.getByRole('navigation', { name: 'Legal' }));
  expect(list.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
});
