import { ApiError } from '@site/contracts/api';
import { enquiryFieldNames } from '../../contract/enquiry.ts';
import { errorMessage } from '../error-message.ts';
import { faultOf } from '../forms.ts';
import { english } from './english.ts';
import { hindi, hindiFields, hindiForm } from './hindi.ts';

it('has Devanagari in every text, and no English one', () => {
  const own = new Set(textsOf({ ...hindi, privacy: hindi.privacy.slice(0, 2) }));
  for (const text of own) expect(text).toMatch(/\p{Script=Devanagari}/u);
  for (const text of textsOf(english)) expect(own).not.toContain(text);
});

it('asks for every field in Hindi, and says what is wrong with it', () => {
  for (const texts of [hindiFields, hindi.faults ?? {}])
    expect(Object.keys(texts).sort()).toEqual(enquiryFieldNames.toSorted());
});

it.each([
  ['contactNumber', '', 'कृपया अपना फ़ोन नंबर लिखिए।'],
  ['contactNumber', '98765', 'कृपया दस अंकों का सही फ़ोन नंबर लिखिए।'],
  ['emailId', 'asha', 'कृपया सही ईमेल लिखिए, जैसे name@company.in'],
  ['fullName', 'अ'.repeat(101), 'नाम 100 अक्षरों से लंबा न हो।'],
  ['message', 'अ'.repeat(4_001), 'संदेश 4,000 अक्षरों से लंबा न हो।'],
  ['fullName', 'आशा वर्मा', undefined],
] as const)('says what is wrong with %s %j', (question, typed, message) => {
  expect(faultOf(hindiForm, question, typed)).toBe(message);
});

it('says that a form was open for too long only where it was', () => {
  const refusal = (code: string) => errorMessage(new ApiError('refused', '', { status: 403, code }), hindi.failure);
  expect(refusal('token_invalid')).toMatch(/^फ़ॉर्म बहुत देर तक खुला रहा/);
  expect(refusal('origin_foreign')).toBe(hindi.failure.refused);
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
