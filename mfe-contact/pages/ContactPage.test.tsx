import { addressLine, brand } from '@site/brand';
import type { ShellApi } from '@site/host/shell-api';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ContactDetails } from '../components/ContactDetails.tsx';
import { officePicture } from '../data/pictures.ts';
import { complaintMessage } from '../data/texts/english.ts';
import { sendButton } from '../testing/contact-form.ts';
import { openContactPage } from './testing/open-contact-page.tsx';

it('hides the honeypot from people', () => {
  openContactPage();
  const control = document.querySelector('input[name="form_botcheck"]');
  expect(control).toHaveAttribute('tabindex', '-1');
  expect(control?.closest('[aria-hidden="true"]')).not.toBeNull();
});

it.each(['Name', 'Message', 'Subject', 'Email', 'Phone'])('labels one element alone with the word %s', (word) => {
  openContactPage();
  expect(screen.getByLabelText(word, { exact: false })).toHaveAttribute('name');
});

it('works as a plain form without JavaScript', () => {
  openContactPage();
  const form = screen.getByRole('form', { name: 'Enquiry' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/contact#contact-form-heading');
});

it.each([
  ['SEV-7K3M-92QX', 'SEV-7K3M-92QX'],
  ['yes', 'Form submitted successfully'],
  ['Call+a+fraud', 'Form submitted successfully'],
])('thanks after sending without JavaScript (sent=%s), and repeats no words of the address', (sent, words) => {
  openContactPage({ path: `/contact?sent=${sent}` });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/fraud/)).not.toBeInTheDocument();
  expect(sendButton()).toBeVisible();
});

it('says at the button how the data is used, and where to read more', () => {
  openContactPage();
  expect(sendButton()).toHaveAccessibleDescription(/only to reply to you, and delete them after 24.months/);
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});

it.each([
  ['a vCard', 'Save our details (vCard)', '/sevantra-office.vcf'],
  ['an address for job seekers', 'careers@sevantra.example', 'mailto:careers@sevantra.example'],
  ['an address for tenders', 'tenders@sevantra.example', 'mailto:tenders@sevantra.example'],
])('offers %s', (_what, name, href) => {
  openContactPage();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('lists the documents for tenders that any part offers, with their sizes', () => {
  const format = 'PDF';
  const documents: ShellApi['documents'] = [
    { path: '/pack.pdf', format, bytes: 820_000, menus: [{ group: 'tenders', order: 1, label: 'Tender pack' }] },
    { path: '/leaflet.pdf', format, bytes: 9, menus: [{ group: 'legal', order: 1, label: 'Leaflet' }] },
  ];
  openContactPage({ shell: { documents } });
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

it.each([
  ['2026-11-30T11:00:00+05:30', 'Open now, until 6 pm'],
  ['2026-11-28T20:00:00+05:30', 'Closed now, opens Monday 9 am'],
])('says at %s: %s', (time, words) => {
  jest.useFakeTimers({ now: new Date(time), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  openContactPage();
  jest.useRealTimers();
  expect(screen.getByText(words)).toBeVisible();
});

it('serves no hours of the moment, because HTML is kept', () => {
  expect(renderToString(<ContactDetails />)).not.toMatch(/Open now|Closed now/);
});

it('begins a complaint of a customer by a link', () => {
  const { leave } = openContactPage();
  const path = screen.getByRole('link', { name: 'Make a complaint' }).getAttribute('href') ?? '';
  leave();
  openContactPage({ path });
  expect(screen.getByLabelText('Message')).toHaveValue(complaintMessage);
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
  const { user } = openContactPage({ shell: { allowsFrames: true } });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(screen.getByTitle('Map of our office in Noida')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=77\./),
  );
});

it('keeps the drawing in view until the frame has loaded, and asks what a visitor sees from then on', async () => {
  const { user } = openContactPage({ shell: { allowsFrames: true } });
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  const frame = screen.getByTitle('Map of our office in Noida');
  expect(frame).toHaveAttribute('data-map', 'loading');
  expect(screen.getByText(/^Map not showing\?/)).toBeVisible();
  fireEvent.load(frame);
  expect(frame).toHaveAttribute('data-map', 'loaded');
});

it('goes back to the drawing at a press on the same button', async () => {
  const { user } = openContactPage({ shell: { allowsFrames: true } });
  const button = screen.getByRole('button', { name: 'Show the map' });
  await user.click(button);
  expect(button).toHaveAccessibleName('Hide the map');
  await user.click(button);
  expect(document.querySelector('iframe')).toBeNull();
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Show the map');
});

it('offers no map where frames are not allowed', () => {
  openContactPage();
  expect(screen.queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument();
});
