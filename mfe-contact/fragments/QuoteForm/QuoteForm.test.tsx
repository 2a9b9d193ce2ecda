import { act, screen } from '@testing-library/react';
import { emptyEnquiryWith } from '../../contract/testing/sample-enquiry.ts';
import { fillIn } from '../../testing/contact-form.ts';
import { accepted, delayed } from '../../testing/fake-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { QuoteForm } from './QuoteForm.tsx';

it('sends a quote without phone and subject, with its page as source', async () => {
  const { user, sent } = openQuoteForm();
  await fillIn(user, wish);
  await user.click(button());
  expect(await screen.findByText('SEV-7K3M-92QX')).toBeVisible();
  expect(sent).toMatchObject([
    {
      path: '/api/v1/generalEnquiry',
      body: {
        kind: 'quote',
        ...emptyEnquiryWith({
          fullName: 'Asha Verma',
          emailId: 'asha@school.example',
          message: 'A price for two lifts.',
        }),
      },
      source: '/education',
    },
  ]);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it("says 'Please wait...' on the button while sending, and sends once", async () => {
  const { response, respond } = delayed(await accepted()());
  const { user, sent } = openQuoteForm([response]);
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
  const { user, sent } = openQuoteForm();
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

it('has the specified field names and honeypot', () => {
  openQuoteForm();
  const form = screen.getByRole('form', { name: 'Get a quotation' });
  const names = Array.from(form.querySelectorAll('[name]'), (control) => control.getAttribute('name'));
  expect(names).toEqual(
    expect.arrayContaining([
      'form_name',
      'form_email',
      'form_phone',
      'form_subject',
      'form_message',
      'form_botcheck',
      'form_source',
    ]),
  );
  expect(form.querySelector('[name="form_botcheck"]')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(form).toHaveAttribute('action', '/contact#contact-form-heading');
  expect(form.querySelector('[name="form_source"]')).toHaveValue('/education');
});

function openQuoteForm(responses?: (() => Promise<unknown>)[]) {
  return openPage(QuoteForm, { path: '/education', responses });
}

function namesOf(controls: HTMLElement[]) {
  return controls.map((control) => control.getAttribute('name'));
}

const button = () => screen.getByRole('button', { name: 'Get a quotation' });

const wish = { Name: 'Asha Verma', 'Email address': 'asha@school.example', Message: 'A price for two lifts.' };
