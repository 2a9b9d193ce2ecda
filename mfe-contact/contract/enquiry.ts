import { hasControls, hasHidden, trimmed } from '@site/contracts/visible-text';
import * as v from 'valibot';
import { normalisePhone } from './phone.ts';
import { emailRule, maxEmailLength, required, sourceRule, tooLong } from './rules.ts';

/** Maximum length of each field in characters (S31); a line break counts as one. */
export const enquiryLimits = { fullName: 100, emailId: maxEmailLength, companyName: 150, message: 4000 } as const;

const fields = {
  fullName: v.pipe(
    required('Please enter name.'),
    oneLine('Please remove hidden characters from the name.'),
    v.maxLength(enquiryLimits.fullName, tooLong('The name', enquiryLimits.fullName)),
  ),
  emailId: emailRule,
  contactNumber: v.pipe(
    required('Please enter phone number.'),
    v.transform(normalisePhone),
    v.regex(/^\d{10}$/, 'Please enter valid phone number.'),
  ),
  companyName: v.pipe(
    required('Please enter company name.'),
    oneLine('Please remove hidden characters from the company name.'),
    v.maxLength(enquiryLimits.companyName, tooLong('The company name', enquiryLimits.companyName)),
  ),
  message: v.pipe(
    required('Please enter message.'),
    // HTML forms send two characters for a line break, which count as one (S42).
    v.transform((text) => text.replace(/\r\n?/g, '\n')),
    v.check((text) => !hasControls(text), 'Please remove hidden characters from the message.'),
    v.maxLength(enquiryLimits.message, tooLong('The message', enquiryLimits.message)),
  ),
};

/** Body of `POST /api/v1/generalEnquiry`, from the contact page. */
export const enquirySchema = v.strictObject(
  {
    ...fields,
    source: v.optional(sourceRule),
    /** The honeypot: hidden from people, so only bots fill it in. */
    website: v.optional(v.string('This field must be text.')),
  },
  ({ expected }) => (expected === 'never' ? 'This field is not known.' : 'A JSON object was expected.'),
);

/** The same call from a quote form, marked by `kind`; phone number and subject may be missing (S24). */
const quoteSchema = v.strictObject(
  {
    kind: v.literal('quote'),
    fullName: fields.fullName,
    emailId: fields.emailId,
    contactNumber: mayBeEmpty(fields.contactNumber),
    companyName: mayBeEmpty(fields.companyName),
    message: fields.message,
    source: v.optional(sourceRule),
    website: v.optional(v.string('This field must be text.')),
  },
  ({ expected }) => (expected === 'never' ? 'This field is not known.' : 'A JSON object was expected.'),
);

/** What the service accepts. `kind` selects the schema first, so that the messages fit. */
export const anyEnquirySchema = v.lazy((body) => (isQuote(body) ? quoteSchema : enquirySchema));

export type Enquiry = v.InferOutput<typeof enquirySchema>;

export type EnquiryFieldName = keyof typeof fields;

/** The form's values before validation. */
export type EnquiryFields = Record<EnquiryFieldName, string>;

/** An answer with any other status does not parse (S2). Only our own service is sure to give a reference (S45). */
export const enquiryAnswer = v.object({
  status: v.literal('success'),
  data: v.fallback(v.optional(v.object({ reference: v.optional(v.string()) })), undefined),
});

/** The message for one field, or nothing if it is valid; the form that react-hook-form's `validate` expects. */
export function validateField(name: EnquiryFieldName, value: unknown): string | undefined {
  return v.safeParse(fields[name], value, { abortPipeEarly: true }).issues?.[0].message;
}

/** The message for one field of a quote form, or nothing if it is valid. */
export function validateQuoteField(name: EnquiryFieldName, value: unknown): string | undefined {
  return v.safeParse(quoteSchema.entries[name], value, { abortPipeEarly: true }).issues?.[0].message;
}

function isQuote(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'kind' in body;
}

function mayBeEmpty<Rule extends v.GenericSchema<string | undefined, string>>(rule: Rule) {
  const nothing = v.pipe(v.string(), v.transform(trimmed), v.literal(''));
  return v.optional(
    v.lazy((value) => (v.is(nothing, value) ? nothing : rule)),
    '',
  );
}

function oneLine(message: string) {
  return v.check((text: string) => !hasHidden(text), message);
}
