import * as v from 'valibot';
import { offers } from '../content/offers.ts';
import { offersPath, offersResponse, service } from '../contract/offers.ts';
import { createSampleService } from './sample-service.ts';

const opened = createSampleService({ logLevel: 'silent' });
afterAll(async () => (await opened).close());

it('lists the offers, as its contract says', async () => {
  const response = await get(offersPath);
  expect(response.statusCode).toBe(200);
  expect(v.parse(offersResponse, response.json()).data).toEqual(offers);
});

it('is ready, with the version of its API', async () => {
  const { name, version } = service;
  expect((await get('/_/ready')).json()).toEqual({ status: 'success', data: { name, version } });
});

it('answers an unknown address with an error in the envelope of all services', async () => {
  const response = await get(`${offersPath}/none`);
  expect([response.statusCode, response.json().status]).toEqual([404, 'error']);
});

async function get(url: string) {
  return (await opened).inject({ url });
}
