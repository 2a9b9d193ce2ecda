/** @jest-environment node */
import { refused } from '../testing/fake-api.ts';
import { postForm } from '../testing/post-form.ts';
import { postSubscription } from './post-subscription.ts';

const subscription = { step: 'request', emailId: 'asha@school.example', consent: 'on', form_botcheck: '' };

it.each([
  [
    'requests a subscription',
    subscription,
    '/api/v1/subscriptions',
    { emailId: 'asha@school.example', consent: true, form_botcheck: '' },
    'asked',
  ],
  ['confirms', { step: 'confirm', token: 'a.b' }, '/api/v1/subscriptions/confirm', { token: 'a.b' }, 'confirmed'],
  ['unsubscribes', { step: 'leave', token: 'a.b' }, '/api/v1/subscriptions/leave', { token: 'a.b' }, 'unsubscribed'],
])('%s, and answers 303 to the outcome', async (_what, values, path, body, done) => {
  const { result, location, sent } = await postForm(postSubscription, values);
  expect(sent).toEqual([{ path, body }]);
  expect(result).toMatchObject({ status: 303 });
  expect(location).toBe(`/subscription?done=${done}`);
});

it('answers 422 with what was typed, and sends nothing without consent', async () => {
  const { result, sent } = await postForm(postSubscription, { step: 'request', emailId: 'asha' });
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
  [429, 429],
  [413, 413],
  [404, 404],
  [408, 503],
  [500, 503],
])('passes on a %i of the service as %i, with its message and a retry button', async (status, passedOn) => {
  const message = 'This link is no longer valid.';
  const link = { step: 'confirm', token: 'a.b' };
  const { result } = await postForm(postSubscription, link, refused(message, { status }));
  expect(result).toMatchObject({ init: { status: passedOn }, data: { ...link, message } });
});

it('offers to subscribe again, not to confirm, after a link that is used up', async () => {
  const message = 'This link is no longer valid. Please subscribe again.';
  const { result } = await postForm(
    postSubscription,
    { step: 'confirm', token: 'a.b' },
    refused(message, { status: 410 }),
  );
  expect(result).toMatchObject({ init: { status: 410 }, data: { step: 'request', errors: {}, message } });
});
