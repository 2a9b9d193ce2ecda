/** @jest-environment node */
import { refused } from '../testing/fake-api.ts';
import { postForm } from '../testing/post-form.ts';
import { postYourData } from './post-your-data.ts';

const pair = { reference: 'SEV-7K3M-92QX', emailId: 'asha@school.example' };

it('asks for a link, and leads to the same words for every pair', async () => {
  const { location, sent } = await postForm(postYourData, { step: 'request', ...pair });
  expect(sent).toEqual([{ path: '/api/v1/storedData', body: pair }]);
  expect(location).toBe('/your-data?sent=yes');
});

it('keeps what was typed, with the words of the service at its field', async () => {
  const fields = { emailId: 'Please enter valid email address.' };
  const response = refused('Please check.', { status: 422, fields });
  const { result } = await postForm(postYourData, { step: 'request', ...pair, emailId: 'asha' }, response);
  expect(result).toMatchObject({ init: { status: 422 }, data: { ...pair, emailId: 'asha', errors: fields } });
  expect(result).not.toHaveProperty('data.message');
});

it.each([
  ['show', false, { outcome: 'shown', reference: pair.reference, enquiry: [] }, 'stored'],
  ['erase', true, { outcome: 'erased', reference: pair.reference }, 'erased'],
])('follows a link to %s what is stored', async (step, erase, data, shown) => {
  const answer = async () => ({ status: 'success', data });
  const { result, sent } = await postForm(postYourData, { step, token: 'a.b' }, answer);
  expect(sent).toEqual([{ path: '/api/v1/storedData/open', body: { token: 'a.b', erase } }]);
  expect(result).toMatchObject({ data: { step: shown } });
});

it.each([
  ['says that a used link is used up', 410, { step: 'over' }],
  ['asks again where the service refuses for now', 429, { step: 'link', token: 'a.b' }],
])('%s', async (_what, status, view) => {
  const response = refused('Not now.', { status });
  const { result } = await postForm(postYourData, { step: 'erase', token: 'a.b' }, response);
  expect(result).toMatchObject({ init: { status }, data: { ...view, message: 'Not now.' } });
});
