/** @jest-environment node */
import { ApiError } from '@site/contracts/api';
import { accepted, fakeApi } from '../testing/fake-api.ts';
import { postSubscription } from './post-subscription.ts';

const subscription = { step: 'request', emailId: 'asha@school.example', consent: 'on', website: '' };

it.each([
  [
    'requests a subscription',
    subscription,
    '/api/v1/subscriptions',
    { emailId: 'asha@school.example', consent: true, website: '' },
    'asked',
  ],
  ['confirms', { step: 'confirm', token: 'a.b' }, '/api/v1/subscriptions/confirm', { token: 'a.b' }, 'confirmed'],
  ['unsubscribes', { step: 'leave', token: 'a.b' }, '/api/v1/subscriptions/leave', { token: 'a.b' }, 'unsubscribed'],
])('%s, and answers 303 to the outcome', async (_what, values, path, body, done) => {
  const { result, sent } = await post(values);
  expect(sent).toEqual([{ path, body }]);
  expect(result).toMatchObject({ status: 303 });
  expect(result instanceof Response && result.headers.get('location')).toBe(`/subscription?done=${done}`);
});

it('answers 422 with what was typed, and sends nothing without consent', async () => {
  const { result, sent } = await post({ step: 'request', emailId: 'asha' });
  expect(result).toMatchObject({
    init: { status: 422 },
    data: {
      step: 'request',
      emailId: 'asha',
      errors: { emailId: 'Please enter valid email address.', consent: 'Please tick the box if you agree.' },
    },
  });
  expect(sent).toEqual([]);
});

it.each([
  [403, 403],
  [410, 410],
  [429, 429],
  [413, 413],
  [404, 404],
  [408, 503],
  [500, 503],
])('passes on a %i of the service as %i, with its message and a retry button', async (status, passedOn) => {
  const { result } = await post(
    { step: 'confirm', token: 'a.b' },
    new ApiError('refused', 'This link is no longer valid.', { status }),
  );
  expect(result).toMatchObject({
    init: { status: passedOn },
    data: { step: 'confirm', token: 'a.b', message: 'This link is no longer valid.' },
  });
});

async function post(values: Record<string, string>, failure?: ApiError) {
  const { api, sent } = fakeApi({ responses: [failure ? () => Promise.reject(failure) : accepted()] });
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const result = await postSubscription({
    api,
    form,
    params: {},
    request: new Request('http://localhost/subscription', { method: 'POST' }),
  });
  return { result, sent };
}
