import { screen } from '@testing-library/react';
import { field, sendButton } from '../testing/contact-form.ts';
import { openContactPage } from './testing/open-contact-page.tsx';

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
