/** @jest-environment node */
import { ApiError } from '@site/contracts/api';
import { accepted, fakeApi } from '../testing/fake-api.ts';
import { postContactForm } from './post-contact-form.ts';

it('answers 303 to the thank-you view when the enquiry is accepted', async () => {
  const { result } = await post(complete);
  expect(result).toBeInstanceOf(Response);
  expect(result).toMatchObject({ status: 303 });
  expect(result instanceof Response && result.headers.get('location')).toBe('/contact?sent=SEV-7K3M-92QX');
});

it('answers 303 without a reference where the service gives none', async () => {
  const { result } = await post(complete, async () => ({ status: 'success' }));
  expect(result instanceof Response && result.headers.get('location')).toBe('/contact?sent=yes');
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
        contactNumber: 'Please enter valid phone number.\nTen digits; you typed two.',
      },
    },
  });
  expect(sent).toEqual([]);
});

it('answers 422 with service messages by field', async () => {
  const { result } = await post(
    complete,
    new ApiError('refused', 'No.', { status: 422, fields: { message: 'Too odd.', other: 'x' } }),
  );
  expect(result).toMatchObject({ init: { status: 422 }, data: { status: 'invalid', errors: { message: 'Too odd.' } } });
});

it('answers 503 and keeps what was typed when the service is down', async () => {
  const { result } = await post(complete, new ApiError('unreachable', 'socket hang up'));
  expect(result).toMatchObject({
    init: { status: 503 },
    data: {
      status: 'failed',
      values: complete,
      title: 'Your enquiry was not sent',
      message: expect.stringContaining('could not reach'),
    },
  });
});

it('says that a form was open for too long, and keeps what was typed', async () => {
  const words = 'This page was open for too long. Please send the form again.';
  const { result } = await post(complete, new ApiError('refused', words, { status: 403, code: 'token_invalid' }));
  expect(result).toMatchObject({ init: { status: 403 }, data: { status: 'failed', values: complete, message: words } });
});

it('passes on the 429 of the service', async () => {
  const { result } = await post(complete, new ApiError('refused', 'Too many enquiries.', { status: 429 }));
  expect(result).toMatchObject({ init: { status: 429 }, data: { message: 'Too many enquiries.' } });
});

it('counts posted line breaks as one character', async () => {
  const { sent } = await post({ ...complete, message: 'One\r\nTwo' });
  expect(sent[0]).toMatchObject({ body: { message: 'One\nTwo' } });
});

it('keeps the key of a reloaded form, and changes it with the text', async () => {
  const keys = await Promise.all([post(complete), post(complete), post({ ...complete, message: 'More.' })]).then(
    (posts) => posts.map(({ sent }) => sent[0]?.key),
  );
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("sends another page's quotes without phone, subject", async () => {
  const { result, sent } = await post(quote);
  expect(result).toMatchObject({ status: 303 });
  expect(result instanceof Response && result.headers.get('location')).toBe('/contact?sent=SEV-7K3M-92QX&kind=quote');
  expect(sent[0]?.body).toEqual({
    kind: 'quote',
    fullName: 'Asha Verma',
    emailId: 'asha@society.example',
    contactNumber: '',
    companyName: '',
    message: 'A price for two lifts.',
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
        contactNumber: 'Please enter valid phone number.\nTen digits; you typed two.',
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

const complete = {
  fullName: 'Asha Verma',
  emailId: 'asha@society.example',
  contactNumber: '98765 43210',
  companyName: 'Lotus',
  message: 'Hello.',
  website: '',
};

async function post(values: Record<string, string>, responses: ApiError | (() => Promise<unknown>) = accepted()) {
  const { api, sent } = fakeApi({
    responses: [typeof responses === 'function' ? responses : () => Promise.reject(responses)],
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const result = await postContactForm({
    api,
    form,
    params: {},
    request: new Request('http://localhost/contact', { method: 'POST' }),
  });
  return { result, sent };
}
