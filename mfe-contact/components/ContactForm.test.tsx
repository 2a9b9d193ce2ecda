import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TypedEnquiry } from '../data/forms.ts';
import { fillIn, sendButton } from '../testing/contact-form.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { ContactForm } from './ContactForm.tsx';
import type { Posted } from './usePosted.ts';

const typed: TypedEnquiry = {
  fullName: 'Asha Verma',
  emailId: 'asha',
  contactNumber: '98765',
  companyName: 'Lotus',
  message: 'Line one\nLine two',
  website: '',
};

it('shows messages for forms posted without JavaScript', () => {
  openPosted({
    status: 'invalid',
    values: typed,
    errors: { emailId: 'Please enter valid email address.\nAn @ is missing, as in name@company.in.' },
  });
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Verma');
  expect(screen.getByLabelText('Message')).toHaveValue('Line one\nLine two');
  expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
    'Please enter valid email address. An @ is missing, as in name@company.in.',
  );
});

it('removes messages from corrected posted fields', async () => {
  openPosted({ status: 'invalid', values: typed, errors: { emailId: 'Please enter valid email address.' } });
  await userEvent.setup().type(screen.getByLabelText('Email address'), '@society.example');
  expect(screen.queryByText('Please enter valid email address.')).not.toBeInTheDocument();
});

it('says why a posted form was not sent, and keeps its text', () => {
  openPosted({
    status: 'failed',
    values: typed,
    title: 'Your enquiry was not sent',
    message: 'The service has a bad day.',
  });
  expect(screen.getByText('The service has a bad day.')).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('98765');
});

it('takes a new key for the same text on another page, which the service would refuse under the same one', async () => {
  const { api, sent } = fakeApi();
  const user = userEvent.setup();
  for (const source of ['/hi', '/hi/contact']) {
    const { unmount } = renderPage(() => <ContactForm source={source} />, { shell: { api } });
    await fillIn(user);
    await user.click(sendButton());
    await screen.findByText('SEV-7K3M-92QX');
    unmount();
  }
  expect(sent.map(({ source }) => source)).toEqual(['/hi', '/hi/contact']);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

function openPosted(posted: Posted) {
  renderPage(() => <ContactForm posted={posted} />, { path: '/contact' });
}
