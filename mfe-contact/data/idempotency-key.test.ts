/** @jest-environment node */
import { contentKey, randomKey } from './idempotency-key.ts';

const enquiry = { fullName: 'Asha Verma', message: 'Cleaning, please.' };

it('gives the same content the same key', async () => {
  const key = await contentKey(enquiry);
  expect(await contentKey({ ...enquiry })).toBe(key);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it('gives other content another key', async () => {
  expect(await contentKey({ ...enquiry, message: 'Plumbing, please.' })).not.toBe(await contentKey(enquiry));
});

it('gives a fresh key each time, of 32 digits even where bytes are small', () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
