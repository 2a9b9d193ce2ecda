import { hash } from 'node:crypto';
import { mapFields } from '../contract/enquiry.ts';
import { enquiryFingerprint } from './fingerprints.ts';

it('recognises an enquiry that a version with fewer fields stored', () => {
  const sent = { ...mapFields(() => ''), fullName: 'Asha Verma', message: 'Two taps leak.', source: '/contact' };
  const stored = JSON.stringify({ full_name: 'Asha Verma', message: 'Two taps leak.', source: '/contact' });
  expect(enquiryFingerprint(sent)).toBe(hash('sha256', stored, 'base64url'));
});
