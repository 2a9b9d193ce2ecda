import { addressLine, brand } from '@site/brand';
import { screen, within } from '@testing-library/react';
import { officePicture } from '../data/office-picture.ts';
import { field, fillIn, openContactPage, sendButton } from './testing/open-contact-page.tsx';

test('shows every required message for an empty form, and focuses the first field', async () => {
  const { user, sent } = openContactPage();
  await user.click(sendButton());
  for (const message of [
    'Please enter name.',
    'Please enter email address.',
    'Please enter phone number.',
    'Please enter company name.',
    'Please enter message.',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(field('Name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('shows messages only for touched fields', async () => {
  const { user } = openContactPage();
  expect(screen.queryByText('Please enter name.')).not.toBeInTheDocument();
  await user.click(field('Name'));
  await user.tab();
  expect(await screen.findByText('Please enter name.')).toBeVisible();
  expect(screen.queryByText('Please enter message.')).not.toBeInTheDocument();
});

test('shows a message once its field was edited, until it is valid', async () => {
  const { user } = openContactPage();
  await user.type(field('Email address'), 'asha@');
  expect(await screen.findByText('Please enter valid email address.')).toBeVisible();
  await user.type(field('Email address'), 'society.example');
  expect(screen.queryByText('Please enter valid email address.')).not.toBeInTheDocument();
});

test('ties a message to its field', async () => {
  const { user } = openContactPage();
  await user.type(field('Phone number'), '12345');
  expect(field('Phone number')).toHaveAccessibleDescription(
    expect.stringContaining('Please enter valid phone number.'),
  );
  expect(field('Phone number')).toBeInvalid();
});

test.each(['+91 98765 43210', '098765 43210', '0091-98765-43210', '(+91) 98765-43210'])(
  'makes ten digits of a pasted %s',
  async (written) => {
    const { user } = openContactPage();
    await user.click(field('Phone number'));
    await user.paste(written);
    expect(field('Phone number')).toHaveValue('9876543210');
  },
);

test.each(['+91 98765 43210', '098765 43210', '98765 43210', '919876543210'])(
  'makes ten digits of a typed %s',
  async (written) => {
    const { user } = openContactPage();
    await user.type(field('Phone number'), written);
    expect(field('Phone number')).toHaveValue('9876543210');
  },
);

test('stops typing at ten digits', async () => {
  const { user } = openContactPage();
  await user.type(field('Phone number'), '987654321099');
  expect(field('Phone number')).toHaveValue('9876543210');
});

test('keeps a paste with too many digits and says what is wrong', async () => {
  const { user } = openContactPage();
  await user.click(field('Phone number'));
  await user.paste('98765 43210 99');
  expect(field('Phone number')).toHaveValue('98765 43210 99');
  expect(await screen.findByText('Please enter valid phone number.')).toBeVisible();
});

test('hides the honeypot from people', () => {
  openContactPage();
  const control = document.querySelector('input[name="website"]');
  expect(control).toHaveAttribute('tabindex', '-1');
  expect(control?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('works as a plain form without JavaScript', () => {
  openContactPage();
  const form = screen.getByRole('form', { name: 'Send a Message' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/contact');
});

test('thanks with the reference after no-JavaScript sending', () => {
  openContactPage({ path: '/contact?sent=SEV-7K3M-92QX' });
  expect(screen.getByText('SEV-7K3M-92QX')).toBeVisible();
});

test('repeats no invalid reference from the address', () => {
  openContactPage({ path: '/contact?sent=Call+a+fraud' });
  expect(screen.queryByText(/fraud/)).not.toBeInTheDocument();
});

test('sends what was typed, with the page as its source', async () => {
  const { user, sent } = openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  expect(sent[0]?.body).toEqual({
    fullName: 'Asha Verma',
    emailId: 'asha@society.example',
    contactNumber: '9876543210',
    companyName: 'Lotus Society',
    message: 'Two lifts, one tank.',
    website: '',
    source: '/contact',
  });
});

test('says at the button how the data is used, and where to read more', () => {
  openContactPage();
  expect(sendButton()).toHaveAccessibleDescription(/answer you and for nothing else, and erase it after 24 months/);
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});

test('offers its details as a vCard', () => {
  openContactPage();
  expect(screen.getByRole('link', { name: 'Save our details (vCard)' })).toHaveAttribute(
    'href',
    '/sevantra-office.vcf',
  );
});

test('gives job seekers their own address', () => {
  openContactPage();
  expect(screen.getByRole('link', { name: 'careers@sevantra.example' })).toHaveAttribute(
    'href',
    'mailto:careers@sevantra.example',
  );
});

test('lists phone, e-mail, address and working hours', () => {
  openContactPage();
  const details = within(screen.getByRole('complementary', { name: 'Reach us directly' }));
  expect(details.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
  expect(details.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  expect(details.getByText(new RegExp(addressLine))).toBeVisible();
  expect(details.getByText('Mon - Sat 9:00 am to 6:00 pm')).toBeVisible();
});

test('shows the office by a picture, an address and directions', () => {
  openContactPage();
  const office = within(screen.getByRole('region', { name: 'Our office in Noida' }));
  expect(office.getByRole('img', { name: officePicture.alt })).toBeInTheDocument();
  expect(office.getByText(brand.address.street)).toBeVisible();
  expect(office.getByRole('link', { name: /^Get directions/ })).toHaveAttribute('target', '_blank');
});
