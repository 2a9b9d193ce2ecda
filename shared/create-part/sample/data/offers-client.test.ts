/** @jest-environment node */
import { type ApiClient, ApiError } from '@site/contracts/api';
import { offersPath } from '../contract/offers.ts';
import { loadOffers } from './offers-client.ts';

const offers = [{ title: 'A visit', text: 'We look at everything with you.' }];

it('gives the page the offers', async () => {
  expect(await load({ status: 'success', data: offers })).toEqual({ status: 'ready', offers });
});

it.each([
  ['does not answer', new ApiError('unreachable', 'No answer.')],
  ['answers something else', { status: 'success', data: 'none' }],
])('tells the page if the service %s', async (_what, answer) => {
  expect(await load(answer)).toEqual({ status: 'failed' });
});

function load(answer: unknown) {
  const api: ApiClient = {
    async get(path, { parse }) {
      expect(path).toBe(offersPath);
      if (answer instanceof Error) throw answer;
      return parse(answer);
    },
    post: () => Promise.reject(new Error('This part posts nothing.')),
  };
  return loadOffers({ api, params: {}, request: new Request('http://localhost/') });
}
