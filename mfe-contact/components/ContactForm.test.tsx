import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TypedEnquiry } from '../data/forms.ts';
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

function openPosted(posted: Posted) {
  renderPage(() => <ContactForm posted={posted} />, { path: '/contact' });
}
