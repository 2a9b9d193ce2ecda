import { ApiError } from '@site/contracts/api';
import { act, screen } from '@testing-library/react';
import { fillIn } from '../../testing/contact-form.ts';
import { delayed } from '../../testing/fake-api.ts';
import { openFragment } from '../testing/open-fragment.tsx';
import { QuoteForm } from './QuoteForm.tsx';

const taken = { status: 'success', data: { reference: 'SEV-7K3M-92QX' } };

it('sends a quote without phone and subject, with its page as source', async () => {
  const { user, sent } = openFragment(QuoteForm, async () => taken);
  await fillIn(user, wish);
  await user.click(button());
  expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
  expect(sent).toMatchObject([
    {
      path: '/api/v1/generalEnquiry',
      body: {
        kind: 'quote',
        fullName: 'Asha Verma',
        emailId: 'asha@school.example',
        contactNumber: '',
        companyName: '',
        message: 'A price for two lifts.',
      },
      source: '/education',
    },
  ]);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it("says 'Please wait...' on the button while sending, and sends once", async () => {
  const { response, respond } = delayed(taken);
  const { user, sent } = openFragment(QuoteForm, response);
  await fillIn(user, wish);
  await user.click(button());
  const busy = screen.getByRole('button', { name: 'Please wait...' });
  expect(busy).toHaveTextContent('Please wait...');
  await user.click(busy);
  expect(sent).toHaveLength(1);
  await act(async () => respond());
  expect(await screen.findByRole('button', { name: 'Get a quotation' })).toBeVisible();
});

it('asks for name, e-mail and message alone', async () => {
  const { user, sent } = openFragment(QuoteForm, async () => taken);
  await user.click(button());
  for (const message of ['Please enter name.', 'Please enter email address.', 'Please enter message.'])
    expect(await screen.findByText(message)).toBeVisible();
  const controls = screen.getAllByRole('textbox');
  const asked = ['form_name', 'form_email', 'form_message'];
  expect(namesOf(controls.filter((control) => control.matches(':required')))).toEqual(asked);
  expect(namesOf(controls.filter((control) => control.matches('[aria-invalid="true"]')))).toEqual(asked);
  expect(screen.getByRole('link', { name: 'Name' }).closest('[tabindex]')).toHaveFocus();
  expect(sent).toEqual([]);
});

it("shows the service's messages at their fields, and keeps what was typed", async () => {
  const { user } = openFragment(QuoteForm, () =>
    Promise.reject(new ApiError('refused', 'No.', { status: 422, fields: { emailId: 'Nobody is there.' } })),
  );
  await fillIn(user, wish);
  await user.click(button());
  expect(await screen.findByText('Nobody is there.')).toBeVisible();
  expect(screen.getByLabelText('Email address')).toHaveValue('asha@school.example');
});

it('keeps what was typed until it is sent, but not a filled-in honeypot', async () => {
  const { user, leave } = openFragment(QuoteForm, async () => taken);
  await fillIn(user, wish);
  leave();
  openFragment(QuoteForm, async () => taken);
  expect(screen.getByLabelText('Message')).toHaveValue('A price for two lifts.');
  expect(JSON.parse(sessionStorage.getItem('draft:quote') ?? '{}')).not.toHaveProperty('form_botcheck');
});

it('has the specified field names and honeypot', () => {
  openFragment(QuoteForm, async () => taken);
  const form = screen.getByRole('form', { name: 'Get a quotation' });
  expect([...new Set(Array.from(form.querySelectorAll('[name]'), (control) => control.getAttribute('name')))]).toEqual([
    'form_name',
    'form_email',
    'form_phone',
    'form_subject',
    'form_message',
    'form_botcheck',
    'form_source',
  ]);
  expect(form.querySelector('[name="form_botcheck"]')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(form).toHaveAttribute('action', '/contact#contact-form-heading');
  expect(form.querySelector('[name="form_source"]')).toHaveValue('/education');
});

function namesOf(controls: HTMLElement[]) {
  return controls.map((control) => control.getAttribute('name'));
}

const button = () => screen.getByRole('button', { name: 'Get a quotation' });

const wish = { Name: 'Asha Verma', 'Email address': 'asha@school.example', Message: 'A price for two lifts.' };
