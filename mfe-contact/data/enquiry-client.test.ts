import type { ApiClient } from '@site/contracts/api';
import { sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { sendEnquiry } from './enquiry-client.ts';

const typed = { ...sampleEnquiry, fullName: 'आशा वर्मा', companyName: 'Lotus', form_botcheck: '' };

it('gives the same content from the same page the same key, and anything else another', async () => {
  const key = await keyOf(typed, '/contact');
  expect(key).toMatch(/^[\w-]{8,100}$/);
  expect(await keyOf({ ...typed, form_botcheck: 'filled in' }, '/contact')).toBe(key);
  const others = [
    await keyOf({ ...typed, message: 'Hello!' }, '/contact'),
    await keyOf({ ...typed, fullName: 'Lotus', companyName: 'आशा वर्मा' }, '/contact'),
    // The service would refuse it under the same key.
    await keyOf(typed, '/hi/contact'),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
});

it('sends a server that is not ours the five specified fields, whatever else the form asks', async () => {
  const bodies: unknown[] = [];
  const api: ApiClient = {
    ...fakeApi().api,
    post: async (_path, body, { parse }) => {
      bodies.push(body);
      return parse({ status: 'success' });
    },
  };
  const withCity = { ...typed, city: 'Nagpur' };
  await sendEnquiry(api, withCity, { kind: undefined, source: '/contact', signal: new AbortController().signal });
  expect(bodies.map((body) => Object.keys(Object(body)))).toEqual([
    ['fullName', 'emailId', 'contactNumber', 'companyName', 'message'],
  ]);
});

async function keyOf(enquiry: typeof typed, source: string): Promise<string | undefined> {
  const { api, sent } = fakeApi();
  await sendEnquiry(api, enquiry, { kind: undefined, source, signal: new AbortController().signal });
  return sent[0]?.key;
}
