import { addressLine, brand } from '@site/brand';
import { screen, within } from '@testing-library/react';
import { officePicture } from '../data/pictures.ts';
import { sendButton } from '../testing/contact-form.ts';
import { openContactPage } from './testing/open-contact-page.tsx';

it('hides the honeypot from people', () => {
  openContactPage();
  const control = document.querySelector('input[name="website"]');
  expect(control).toHaveAttribute('tabindex', '-1');
  expect(control?.closest('[aria-hidden="true"]')).not.toBeNull();
});

it('works as a plain form without JavaScript', () => {
  openContactPage();
  const form = screen.getByRole('form', { name: 'Send a Message' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/contact#contact-form-heading');
});

it('thanks with the reference after no-JavaScript sending', () => {
  openContactPage({ path: '/contact?sent=SEV-7K3M-92QX' });
  expect(screen.getByText('SEV-7K3M-92QX')).toBeVisible();
  expect(sendButton()).toBeVisible();
});

it('thanks without a reference after no-JavaScript sending', () => {
  openContactPage({ path: '/contact?sent=yes' });
  expect(screen.getByText('Form submitted successfully')).toBeVisible();
});

it('shows no invalid reference from the address', () => {
  openContactPage({ path: '/contact?sent=Call+a+fraud' });
  expect(screen.queryByText(/fraud/)).not.toBeInTheDocument();
});

it('says at the button how the data is used, and where to read more', () => {
  openContactPage();
  expect(sendButton()).toHaveAccessibleDescription(/only to reply to you, and delete them after 24.months/);
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});

it('offers its details as a vCard', () => {
  openContactPage();
  expect(screen.getByRole('link', { name: 'Save our details (vCard)' })).toHaveAttribute(
    'href',
    '/sevantra-office.vcf',
  );
});

it('gives job seekers their own address', () => {
  openContactPage();
  expect(screen.getByRole('link', { name: 'careers@sevantra.example' })).toHaveAttribute(
    'href',
    'mailto:careers@sevantra.example',
  );
});

it('gives an address for tenders, and says who replies', () => {
  openContactPage();
  const link = screen.getByRole('link', { name: 'tenders@sevantra.example' });
  expect(link).toHaveAttribute('href', 'mailto:tenders@sevantra.example');
  expect(link.parentElement).toHaveTextContent(/a director replies within one working day/);
});

it('lists below it the documents for tenders that any part offers, with their sizes', () => {
  const format = 'PDF' as const;
  openContactPage({
    documents: [
      { path: '/pack.pdf', format, bytes: 820_000, menus: [{ group: 'tenders', order: 1, label: 'Tender pack' }] },
      { path: '/leaflet.pdf', format, bytes: 9, menus: [{ group: 'legal', order: 1, label: 'Leaflet' }] },
    ],
  });
  const name = 'Tender pack (PDF,\u00a0820\u00a0KB) (opens in a new tab)';
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/pack.pdf');
  expect(screen.queryByRole('link', { name: /Leaflet/ })).toBeNull();
});

it('lists phone, e-mail, address and working hours', () => {
  openContactPage();
  const details = within(screen.getByRole('complementary', { name: 'Reach us directly' }));
  expect(details.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
  expect(details.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  expect(details.getByText(new RegExp(addressLine))).toBeVisible();
  expect(details.getByText('Mon - Sat').parentElement).toHaveTextContent('Mon - Sat 9:00 am to 6:00 pm');
});

it('shows the office by a picture, an address and directions', () => {
  openContactPage();
  const office = within(screen.getByRole('region', { name: 'Our office in Noida' }));
  expect(office.getByRole('img', { name: officePicture.alt })).toBeInTheDocument();
  expect(office.getByText(brand.address.street)).toBeVisible();
  const route = office.getByRole('link', { name: /^Get directions/ });
  expect(route).toHaveAttribute('target', '_blank');
  expect(route).toHaveAttribute('href', expect.stringContaining('/directions?to=28.6'));
});

it('loads the map in a frame at a press, not before', async () => {
  const { user } = openContactPage({ allowsFrames: true });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(screen.getByTitle('Map of our office in Noida')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=77\./),
  );
  expect(screen.queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument();
});

it('offers no map where frames are not allowed', () => {
  openContactPage();
  expect(screen.queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument();
});
