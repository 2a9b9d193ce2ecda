/** @jest-environment node */
import { ApiError } from '@site/contracts/api';
import { emptyEnquiryWith, sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { refused } from '../testing/fake-api.ts';
import { postForm } from '../testing/post-form.ts';
import { postContactForm } from './post-contact-form.ts';

it.each([
  ['with the reference', 'SEV-7K3M-92QX', undefined],
  ['without one where the service gives none', 'yes', async () => ({ status: 'success' })],
])('answers 303 to the thank-you view %s', async (_what, sent, response) => {
  const { result, location } = await post(complete, response);
  expect(result).toMatchObject({ status: 303 });
  expect(location).toBe(`/contact?sent=${sent}`);
});

it('answers 422 with every message and all that was typed', async () => {
  const { result, sent } = await post({ ...complete, emailId: 'asha', contactNumber: '12' });
  expect(result).toMatchObject({
    init: { status: 422 },
    data: {
      status: 'invalid',
      values: { fullName: 'Asha Verma', emailId: 'asha', contactNumber: '12' },
      errors: {
        emailId: 'Please enter valid email address.\nAn @ is missing, as in name@company.in.',
        contactNumber: 'Please enter valid phone number.\nTen digits; you typed 2.',
      },
    },
  });
  expect(sent).toEqual([]);
});

it('answers 422 with service messages by field', async () => {
  const fields = { message: 'Too odd.', other: 'x' };
  const { result } = await post(complete, refused('No.', { status: 422, fields }));
  expect(result).toMatchObject({ init: { status: 422 }, data: { status: 'invalid', errors: { message: 'Too odd.' } } });
});

it('answers 422 and keeps what was typed when the service is down', async () => {
  const { result } = await post(complete, () => Promise.reject(new ApiError('unreachable', 'socket hang up')));
  expect(result).toMatchObject({
    init: { status: 422 },
    data: {
      status: 'failed',
      values: complete,
      title: 'Your enquiry was not sent',
      message: expect.stringContaining('could not reach'),
    },
  });
});

it.each([
  [403, 'token_invalid', 'This page was open for too long. Please send the form again.'],
  [429, 'too_many_enquiries', 'Too many enquiries.'],
  [500, 'internal', 'Something went wrong.'],
])('passes on the words of a %i (%s), and keeps what was typed', async (status, code, message) => {
  const { result } = await post(complete, refused(message, { status, code }));
  expect(result).toMatchObject({ init: { status: 422 }, data: { status: 'failed', values: complete, message } });
});

it('counts posted line breaks as one character', async () => {
  const { sent } = await post({ ...complete, message: 'One\r\nTwo' });
  expect(sent[0]).toMatchObject({ body: { message: 'One\nTwo' } });
});

it("sends another page's quotes without phone, subject", async () => {
  const { location, sent } = await post(quote);
  expect(location).toBe('/contact?sent=SEV-7K3M-92QX&kind=quote');
  expect(sent[0]?.body).toEqual({
    kind: 'quote',
    ...emptyEnquiryWith({
      fullName: 'Asha Verma',
      emailId: 'asha@society.example',
      message: 'A price for two lifts.',
    }),
  });
  expect(sent[0]?.source).toBe('/education');
});

it('answers an invalid quote form with the contact form, filled in', async () => {
  const { result, sent } = await post({ ...quote, form_email: 'asha', form_phone: '12' });
  expect(result).toMatchObject({
    init: { status: 422 },
    data: {
      values: { fullName: 'Asha Verma', emailId: 'asha', contactNumber: '12', message: 'A price for two lifts.' },
      errors: {
        emailId: 'Please enter valid email address.\nAn @ is missing, as in name@company.in.',
        contactNumber: 'Please enter valid phone number.\nTen digits; you typed 2.',
      },
    },
  });
  expect(sent).toEqual([]);
});

const quote = {
  form_name: 'Asha Verma',
  form_email: 'asha@society.example',
  form_phone: '',
  form_subject: '',
  form_message: 'A price for two lifts.',
  form_botcheck: '',
  form_source: '/education',
};

const complete = { ...sampleEnquiry, contactNumber: '98765 43210', form_botcheck: '' };

function post(values: Record<string, string>, response?: () => Promise<unknown>) {
  return postForm(postContactForm, values, response);
}
