import { fakeApi } from '../testing/fake-api.ts';
import { sendEnquiry } from './enquiry-client.ts';

const typed = {
  fullName: 'आशा वर्मा',
  emailId: 'asha@society.example',
  contactNumber: '98765 43210',
  companyName: 'Lotus',
  message: 'Hello.',
  form_botcheck: '',
};

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

async function keyOf(enquiry: typeof typed, source: string): Promise<string | undefined> {
  const { api, sent } = fakeApi();
  await sendEnquiry(api, enquiry, { kind: undefined, source, signal: new AbortController().signal });
  return sent[0]?.key;
}
