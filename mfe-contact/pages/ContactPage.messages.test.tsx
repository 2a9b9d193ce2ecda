import { translate } from '@site/testing/translate';
import { fireEvent, screen } from '@testing-library/react';
import { field, fillIn, sendButton } from '../testing/contact-form.ts';
import { openContactPage } from './testing/open-contact-page.tsx';

it('shows every required message for an empty form, and focuses a summary above the fields', async () => {
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
  const labels = ['Name', 'Email address', 'Phone number', 'Subject', 'Message'];
  expect(linksOf(document.activeElement)).toEqual(labels);
  expect(document.activeElement?.nextElementSibling).toBe(screen.getByRole('form'));
  expect(document.activeElement).toHaveTextContent('Subject Your company or society');
  await user.click(screen.getByRole('link', { name: 'Subject' }));
  expect(field('Subject')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('takes each field that is corrected out of the summary, and announces that none is left', async () => {
  const { user } = openContactPage();
  await user.click(sendButton());
  const summary = await screen.findByText('Your enquiry was not sent');
  const links = () => linksOf(summary.closest('[data-kind]'));
  await user.type(field('Email address'), 'asha@');
  expect(links()).toContain('Email address');
  await user.type(field('Email address'), 'society.example');
  expect(links()).toEqual(['Name', 'Phone number', 'Subject', 'Message']);
  await user.clear(field('Email address'));
  await fillIn(user);
  expect(links()).toEqual([]);
  expect(summary).toHaveTextContent('Ready to send');
  const announcements = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announcements).toContain('Everything is filled in. Please press the button again.');
  await user.clear(field('Subject'));
  expect(links()).toEqual(['Subject']);
});

it('shows messages on a translated page, and takes them away again', async () => {
  const { user } = openContactPage();
  translate(screen.getByRole('form'));
  await user.click(screen.getByRole('button', { name: 'SEND MESSAGE' }));
  expect(await screen.findByText('PLEASE ENTER MESSAGE.')).toBeVisible();
  const message = document.querySelector('textarea');
  if (!message) throw new Error('The form has no message.');
  await user.type(message, 'Two lifts');
  expect(screen.queryByText('PLEASE ENTER MESSAGE.')).not.toBeInTheDocument();
  expect(await screen.findByText('9 OF 4,000 CHARACTERS')).toBeVisible();
});

it('shows messages only for touched fields', async () => {
  const { user } = openContactPage();
  expect(screen.queryByText('Please enter name.')).not.toBeInTheDocument();
  await user.click(field('Name'));
  await user.tab();
  expect(await screen.findByText('Please enter name.')).toBeVisible();
  expect(screen.queryByText('Please enter message.')).not.toBeInTheDocument();
});

it('shows a message once its field was edited, until it is valid', async () => {
  const { user } = openContactPage();
  await user.type(field('Email address'), 'asha@');
  expect(await screen.findByText('Please enter valid email address.')).toBeVisible();
  await user.type(field('Email address'), 'society.example');
  expect(screen.queryByText('Please enter valid email address.')).not.toBeInTheDocument();
});

it.each([
  '+91 98765 43210',
  '098765 43210',
  '98765 43210',
  '919876543210',
  '987654321099',
  '९८७६५४३२१०१२',
  '+९१ ९८७६५ ४३२१०१',
])('makes ten digits of a typed %s', async (written) => {
  const { user } = openContactPage();
  await user.type(field('Phone number'), written);
  expect(field('Phone number')).toHaveValue('9876543210');
});

it('cuts a paste at ten digits, not at ten characters', async () => {
  const { user } = openContactPage();
  await user.click(field('Phone number'));
  await user.paste('98765 43210 99');
  expect(field('Phone number')).toHaveValue('9876543210');
  expect(field('Phone number')).toHaveAttribute('maxlength', '10');
});

it('keeps what a script sets longer, and says what is wrong', async () => {
  const { user } = openContactPage();
  fireEvent.input(field('Phone number'), { target: { value: '98765 43210 99' } });
  expect(field('Phone number')).toHaveValue('98765 43210 99');
  expect(await screen.findByText('Please enter valid phone number.')).toBeVisible();
  expect(screen.getByText('Ten digits; you typed 12.')).toBeVisible();
  await user.clear(field('Phone number'));
  expect(screen.queryByText(/you typed/)).not.toBeInTheDocument();
});

it.each([
  ['Phone number', '98765 4321', 'Ten digits; you typed 9.'],
  ['Email address', 'asha', 'An @ is missing, as in name@company.in.'],
  ['Email address', 'asha@', 'It looks like name@company.in.'],
])('says below the message of %s what is wrong with %j', async (label, text, explanation) => {
  const { user } = openContactPage();
  await user.type(field(label), text);
  expect(await screen.findByText(explanation)).toBeVisible();
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(explanation));
});

const linksOf = (element: Element | null) =>
  Array.from(element?.querySelectorAll('a') ?? [], (link) => link.textContent);
