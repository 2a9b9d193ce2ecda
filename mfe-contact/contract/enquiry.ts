import { hasControls, hasHidden, trimInvisible } from '@site/text/visible-text';
import * as v from 'valibot';
import { explainPhone, normalisePhone } from './phone.ts';
import { bodyMessage, emailRule, explainEmail, maxEmailLength, required, tooLong } from './rules.ts';

type FieldRule = v.GenericSchema<string | undefined, string>;

export interface FieldDefinition {
  /** How the forms show it. */
  shown: {
    label: string;
    kind: 'text' | 'email' | 'tel' | 'textarea';
    autoComplete?: string;
    hint?: string;
    /** Maximum number of characters, enforced and, except for phone numbers, shown; a line break counts as one (S31). */
    limit?: number;
  };
  /** What is wrong with a text that the rule refuses, as a second line below the message; undefined if that says it all. */
  explain?: (typed: string) => string | undefined;
  /** What the form and the service demand of it. */
  rule: FieldRule;
  /** Its column in the table `enquiries`. */
  column: string;
  /** How the office reads it in mails and in `npm run enquiries`; a text area stands there without a label, as a paragraph. */
  office: { label: string; show?: (text: string) => string };
  /** The same question in a quote form, under the name that the specification gives. */
  quote: { name: `form_${string}`; label?: string; isOptional?: true };
}

const [maxNameLength, maxCompanyLength, maxMessageLength] = [100, 150, 4000];

/**
 * What an enquiry asks for, in screen order. A new field is an entry here and a migration that adds its column: forms, validation, API, storage,
 * mails, exports and webhook follow.
 *
 * @example
 * city: {
 *   shown: { label: 'City', kind: 'text', autoComplete: 'address-level2', limit: 80 },
 *   rule: v.pipe(required('Please enter city.'), v.maxLength(80, tooLong('The city', 80))),
 *   column: 'city',
 *   office: { label: 'City' },
 *   quote: { name: 'form_city', isOptional: true },
 * },
 */
export const enquiryFields = {
  fullName: {
    shown: { label: 'Name', kind: 'text', autoComplete: 'name', limit: maxNameLength },
    rule: v.pipe(
      required('Please enter name.'),
      oneLine('Please remove hidden characters from the name.'),
      v.maxLength(maxNameLength, tooLong('The name', maxNameLength)),
    ),
    column: 'full_name',
    office: { label: 'Name' },
    quote: { name: 'form_name' },
  },
  emailId: {
    shown: { label: 'Email address', kind: 'email', autoComplete: 'email', limit: maxEmailLength },
    rule: emailRule,
    explain: explainEmail,
    column: 'email_id',
    office: { label: 'Email' },
    quote: { name: 'form_email' },
  },
  contactNumber: {
    shown: { label: 'Phone number', kind: 'tel', autoComplete: 'tel', hint: 'Ten digits; you may add +91.', limit: 10 },
    rule: v.pipe(
      required('Please enter phone number.'),
      v.transform(normalisePhone),
      v.regex(/^\d{10}$/, 'Please enter valid phone number.'),
    ),
    explain: explainPhone,
    column: 'contact_number',
    office: { label: 'Phone', show: (digits) => `+91 ${digits}` },
    quote: { name: 'form_phone', label: 'Phone number (optional)', isOptional: true },
  },
  companyName: {
    shown: {
      label: 'Subject',
      kind: 'text',
      autoComplete: 'organization',
      hint: 'Your company or society',
      limit: maxCompanyLength,
    },
    rule: v.pipe(
      required('Please enter company name.'),
      oneLine('Please remove hidden characters from the company name.'),
      v.maxLength(maxCompanyLength, tooLong('The company name', maxCompanyLength)),
    ),
    column: 'company_name',
    office: { label: 'Company' },
    quote: { name: 'form_subject', label: 'Subject (optional)', isOptional: true },
  },
  message: {
    shown: {
      label: 'Message',
      kind: 'textarea',
      hint: 'To arrange a visit, tell us the type of building, its location and size, and two dates that suit you.',
      limit: maxMessageLength,
    },
    rule: v.pipe(
      required('Please enter message.'),
      // HTML forms send two characters for a line break, which count as one (S42).
      v.transform((text) => text.replace(/\r\n?/g, '\n')),
      v.check((text) => !hasControls(text), 'Please remove hidden characters from the message.'),
      v.maxLength(maxMessageLength, tooLong('The message', maxMessageLength)),
    ),
    column: 'message',
    office: { label: 'Message' },
    quote: { name: 'form_message' },
  },
} as const satisfies Record<string, FieldDefinition>;

export type EnquiryFieldName = keyof typeof enquiryFields;

/** The fields of the specification. A server that is not ours is sent no other (S50). */
export const specifiedFields: readonly EnquiryFieldName[] = [
  'fullName',
  'emailId',
  'contactNumber',
  'companyName',
  'message',
];

/** The form's values before validation. */
export type EnquiryValues = Record<EnquiryFieldName, string>;

export const enquiryFieldNames = Object.keys(enquiryFields) as EnquiryFieldName[]; // `keys` forgets the names

/** Calls a function with each field and returns its results by the fields' names. */
export function mapFields<Value>(
  toValue: (name: EnquiryFieldName, field: FieldDefinition) => Value,
): Record<EnquiryFieldName, Value> {
  const entries = enquiryFieldNames.map((name) => [name, toValue(name, enquiryFields[name])]);
  return Object.fromEntries(entries) as Record<EnquiryFieldName, Value>; // `fromEntries` forgets the names
}

const rules = mapFields((_name, { rule }) => rule);

/** Rules of a quote form, where some fields may be missing (S24). */
const quoteRules = mapFields((_name, { rule, quote }) => (quote.isOptional ? mayBeEmpty(rule) : rule));

/** What both forms send in addition to their fields. */
const commonRules = {
  /** The honeypot: hidden from people, so mostly bots fill it in. No filler knows its name. */
  form_botcheck: v.optional(v.string('This field must be text.')),
};

/**
 * Body of `POST /api/v1/generalEnquiry`, from the contact page. Fields that only a newer or an older page has are ignored, as in all forms:
 * the rest of the form must not be lost with them.
 */
export const enquirySchema = v.object({ ...rules, ...commonRules }, bodyMessage);

/** The same call from a quote form, marked by `kind`. */
const quoteSchema = v.object({ kind: v.literal('quote'), ...quoteRules, ...commonRules }, bodyMessage);

/** What the service accepts. `kind` selects the schema first, so that the messages fit. */
export const anyEnquirySchema = v.lazy((body) => (isQuote(body) ? quoteSchema : enquirySchema));

/** A response with any other status does not parse (S2). Only our own service is sure to give a reference (S45). */
export const enquiryResponse = v.object({
  status: v.literal('success'),
  data: v.fallback(
    v.optional(
      v.object({
        reference: v.optional(v.string()),
        /** Until when we call. */
        callBy: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined),
      }),
    ),
    undefined,
  ),
});

/** Whether a text looks like the service's reference of an enquiry, such as SEV-7K3M-92QX. */
export function isReference(text: string): boolean {
  return /^SEV(?:-[0-9A-Z]{4}){2}$/.test(text);
}

/** How a message begins that the link for customers has started: the office's mail about it is titled as a complaint. */
export const complaintOpening = 'Complaint about our work.';

interface Fault {
  /** For messages in another language. */
  kind: 'empty' | 'long' | 'wrong';
  /** With a second line of explanation where there is one. */
  message: string;
}

/** What is wrong with a text of the contact form or of a quote form. */
export function findFault(name: EnquiryFieldName, typed: string, kind?: 'quote'): Fault | undefined {
  const { explain }: FieldDefinition = enquiryFields[name];
  const rule = (kind === 'quote' ? quoteRules : rules)[name];
  const [issue] = v.safeParse(rule, typed, { abortPipeEarly: true }).issues ?? [];
  if (!issue) return undefined;
  const explanation = explain?.(typed);
  return { kind: faultKinds[issue.type] ?? 'wrong', message: issue.message + (explanation ? `\n${explanation}` : '') };
}

const faultKinds: Partial<Record<string, Fault['kind']>> = { non_empty: 'empty', max_length: 'long' };

function isQuote(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'kind' in body;
}

function mayBeEmpty(rule: FieldRule): FieldRule {
  const nothing = v.pipe(v.string(), v.transform(trimInvisible), v.literal(''));
  return v.optional(
    v.lazy((value) => (v.is(nothing, value) ? nothing : rule)),
    '',
  );
}

function oneLine(message: string) {
  return v.check((text: string) => !hasHidden(text), message);
}
