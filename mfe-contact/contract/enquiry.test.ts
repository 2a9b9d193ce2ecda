import { parse, safeParse } from 'valibot';
import {
  anyEnquirySchema,
  type EnquiryFieldName,
  enquiryFields,
  enquirySchema,
  findFault,
  mapFields,
} from './enquiry.ts';
import { sourceRule } from './rules.ts';
import { sampleEnquiry } from './testing/sample-enquiry.ts';

it.each([
  ['fullName', '', 'Please enter name.'],
  ['fullName', '   ', 'Please enter name.'],
  ['fullName', '\u200b', 'Please enter name.'],
  ['fullName', '\u3164 \u2800', 'Please enter name.'],
  ['companyName', '\u00ad', 'Please enter company name.'],
  ['message', '\u200b\u200d\ufe0f', 'Please enter message.'],
  ['emailId', '\u3164', 'Please enter email address.'],
  ['emailId', 'as\u3164ha@school.example', 'Please enter valid email address.'],
  ['fullName', 'Asha \u202egnp.tnemyap', 'Please remove hidden characters from the name.'],
  ['fullName', 'As\u200bha', 'Please remove hidden characters from the name.'],
  ['companyName', 'Lotus\u001b[2J', 'Please remove hidden characters from the company name.'],
  ['fullName', undefined, 'Please enter name.'],
  ['fullName', 7, 'Please enter name.'],
  ['fullName', 'a\u0000b', 'Please remove hidden characters from the name.'],
  ['fullName', 'a\nb', 'Please remove hidden characters from the name.'],
  ['fullName', 'a\ud800b', 'Please remove hidden characters from the name.'],
  ['fullName', 'x'.repeat(101), 'The name can have at most 100 characters.'],
  ['emailId', ' ', 'Please enter email address.'],
  ['emailId', 'asha', 'Please enter valid email address.'],
  ['emailId', 'asha@school', 'Please enter valid email address.'],
  ['emailId', 'a@b.example, evil@x.example', 'Please enter valid email address.'],
  ['emailId', 'asha@school.example\r\nBcc: x@y.example', 'Please enter valid email address.'],
  ['emailId', `${'x'.repeat(250)}@y.example`, 'The email address can have at most 254 characters.'],
  ['contactNumber', '', 'Please enter phone number.'],
  ['contactNumber', '98765 4321', 'Please enter valid phone number.'],
  ['contactNumber', '98765 432101', 'Please enter valid phone number.'],
  ['contactNumber', '98765abcde', 'Please enter valid phone number.'],
  ['companyName', null, 'Please enter company name.'],
  ['companyName', 'x'.repeat(151), 'The company name can have at most 150 characters.'],
  ['message', '\n\t ', 'Please enter message.'],
  ['message', 'a\u0007b', 'Please remove hidden characters from the message.'],
  ['message', 'x'.repeat(4001), 'The message can have at most 4000 characters.'],
] satisfies [EnquiryFieldName, unknown, string][])('says what is wrong with %s %j', (field, value, message) => {
  expect(safeParse(enquirySchema, { ...sampleEnquiry, [field]: value }).issues?.[0].message).toBe(message);
});

it.each([
  ['fullName', "Máire O'Brien"],
  ['fullName', 'आशा वर्मा'],
  ['fullName', '\u202aAsha Verma\u202c'],
  ['fullName', 'क्\u200dषमा ന്\u200d'],
  ['companyName', 'Care ❤\ufe0f 👩\u200d👧'],
  ['message', 'From a PDF: main\u00adtenance\u200b, \u202btwo\u202c taps'],
  ['emailId', "o'brien+work@mail.school.example"],
  ['emailId', 'आशा@उदाहरण.भारत'],
  ['emailId', ` ${'x'.repeat(244)}@y.example `],
  ['contactNumber', '+91 98765 43210'],
  ['message', 'First line\n\tsecond line'],
  ['message', `${'x'.repeat(1999)}\r\n${'x'.repeat(2000)}`],
] satisfies [EnquiryFieldName, string][])('takes %s %j', (field, value) => {
  expect(safeParse(enquirySchema, { ...sampleEnquiry, [field]: value }).success).toBe(true);
});

it('trims texts, and normalises line breaks and the phone number', () => {
  const written = {
    ...sampleEnquiry,
    fullName: ' \u202aAsha Verma\u202c ',
    contactNumber: '0 98765-43210',
    message: ' one\r\ntwo\rthree ',
  };
  expect(safeParse(enquirySchema, written).output).toEqual({ ...sampleEnquiry, message: 'one\ntwo\nthree' });
});

it('accepts every text at its limit', () => {
  const longest = mapFields((name, { shown }) =>
    shown.limit && shown.kind !== 'tel' ? 'x'.repeat(shown.limit) : sampleEnquiry[name],
  );
  const emailId = `${'x'.repeat(enquiryFields.emailId.shown.limit - 10)}@y.example`;
  expect(safeParse(enquirySchema, { ...longest, emailId }).success).toBe(true);
});

it('accepts a quote without phone and subject, a contact form never', () => {
  const { contactNumber: _phone, companyName: _company, ...short } = sampleEnquiry;
  expect(safeParse(anyEnquirySchema, { kind: 'quote', ...short }).output).toEqual({
    kind: 'quote',
    ...short,
    contactNumber: '',
    companyName: '',
  });
  expect(safeParse(anyEnquirySchema, { kind: 'quote', ...short, contactNumber: ' ', companyName: ' ' }).success).toBe(
    true,
  );
  expect(safeParse(anyEnquirySchema, short).success).toBe(false);
  expect(safeParse(anyEnquirySchema, { ...short, kind: 'wish' }).success).toBe(false);
});

it.each([
  ['contactNumber', '', undefined],
  ['contactNumber', '+91 98765 43210', undefined],
  ['contactNumber', '12', 'Please enter valid phone number.\nTen digits; you typed 2.'],
  ['companyName', 'x'.repeat(151), 'The company name can have at most 150 characters.'],
  ['fullName', '', 'Please enter name.'],
] as const)('checks the %s of a quote form by the same rules: %j', (name, typed, message) => {
  expect(findFault(name, typed, 'quote')?.message).toBe(message);
});

it.each(['/blogs/monsoon.html', "/blogs/it's", '/blogs/%E0%A4%AA', '//elsewhere.example/', `/${'a'.repeat(200)}`])(
  'leaves out the page if it has an odd address: %s',
  (source) => {
    expect(parse(sourceRule, source)).toBeUndefined();
  },
);
