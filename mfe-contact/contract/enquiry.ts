import * as v from 'valibot';
import { normalisePhone } from './phone.ts';

/** Longest text of each field, in characters; a line break counts as one. */
export const ENQUIRY_LIMITS = { fullName: 100, emailId: 254, companyName: 150, message: 4000 } as const;

const fields = {
  fullName: v.pipe(
    required('Please enter name.'),
    oneLine('Please remove control characters from the name.'),
    v.maxLength(ENQUIRY_LIMITS.fullName, tooLong('The name', ENQUIRY_LIMITS.fullName)),
  ),
  emailId: v.pipe(
    required('Please enter email address.'),
    v.maxLength(ENQUIRY_LIMITS.emailId, tooLong('The email address', ENQUIRY_LIMITS.emailId)),
    v.regex(emailPattern(), 'Please enter valid email address.'),
  ),
  contactNumber: v.pipe(required('Please enter phone number.'), v.transform(normalisePhone), v.regex(/^\d{10}$/, 'Please enter valid phone number.')),
  companyName: v.pipe(
    required('Please enter company name.'),
    oneLine('Please remove control characters from the company name.'),
    v.maxLength(ENQUIRY_LIMITS.companyName, tooLong('The company name', ENQUIRY_LIMITS.companyName)),
  ),
  message: v.pipe(
    required('Please enter message.'),
    // Windows and HTML forms send two characters for a line break, and nobody counts them as two.
    v.transform((text) => text.replace(/\r\n?/g, '\n')),
    v.check((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\t]/g, '')), 'Please remove control characters from the message.'),
    v.maxLength(ENQUIRY_LIMITS.message, tooLong('The message', ENQUIRY_LIMITS.message)),
  ),
};

/** Body of `POST /api/v1/generalEnquiry`. */
export const enquirySchema = v.strictObject(
  {
    ...fields,
    /** Path of the page the form stood on. */
    source: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/-]{0,199}$/, 'The source must be the path of a page.'))),
    /** Stands in the form out of sight; only a machine fills it. */
    website: v.optional(v.string('This field must be text.')),
  },
  ({ expected }) => (expected === 'never' ? 'This field is not known.' : 'A JSON object was expected.'),
);

export type Enquiry = v.InferOutput<typeof enquirySchema>;

export type EnquiryField = keyof typeof fields;

/** The form as it stands, before any rule has looked at it. */
export type EnquiryFields = Record<EnquiryField, string>;

/** Answer 201. The client also meets a status that is not success. */
export const enquiryAnswer = v.object({ status: v.literal('success'), data: v.object({ reference: v.string() }) });

/** The message for one field as it stands, or nothing when it is good. Made for react-hook-form's `validate`. */
export function validateField(name: EnquiryField, value: unknown): string | undefined {
  return v.safeParse(fields[name], value, { abortPipeEarly: true }).issues?.[0].message;
}

function required(message: string) {
  return v.pipe(v.optional(v.string(message), ''), v.trim(), v.nonEmpty(message));
}

function oneLine(message: string) {
  return v.check((text: string) => !/[\p{Cc}\p{Cs}]/u.test(text), message);
}

function tooLong(what: string, limit: number): string {
  return `${what} may have ${limit} characters at most.`;
}

// Wider than valibot's own, which refuses an apostrophe and every address in an Indian script.
function emailPattern(): RegExp {
  const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
  const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,62})?';
  return new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[\\p{L}][\\p{L}\\p{M}\\p{N}-]{1,62}$`, 'u');
}
