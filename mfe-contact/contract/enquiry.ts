import { trimInvisible } from '@site/contracts/visible-text';
import * as v from 'valibot';
import {
  type EnquiryFieldName,
  enquiryFields,
  type FieldDefinition,
  type FieldRule,
  mapFields,
} from './enquiry-fields.ts';
import { bodyMessage } from './rules.ts';

const rules = mapFields((_name, { rule }) => rule);

/** Rules of a quote form, where some fields may be missing (S24). */
const quoteRules = mapFields((_name, { rule, quote }) => (quote.isOptional ? mayBeEmpty(rule) : rule));

/** What both forms send in addition to their fields. */
const commonRules = {
  /** The honeypot: hidden from people, so only bots fill it in. */
  website: v.optional(v.string('This field must be text.')),
};

/** Body of `POST /api/v1/generalEnquiry`, from the contact page. */
export const enquirySchema = v.strictObject({ ...rules, ...commonRules }, bodyMessage);

/** The same call from a quote form, marked by `kind`. */
const quoteSchema = v.strictObject({ kind: v.literal('quote'), ...quoteRules, ...commonRules }, bodyMessage);

/** What the service accepts. `kind` selects the schema first, so that the messages fit. */
export const anyEnquirySchema = v.lazy((body) => (isQuote(body) ? quoteSchema : enquirySchema));

export type Enquiry = v.InferOutput<typeof enquirySchema>;

/** An answer with any other status does not parse (S2). Only our own service is sure to give a reference (S45). */
export const enquiryAnswer = v.object({
  status: v.literal('success'),
  data: v.fallback(v.optional(v.object({ reference: v.optional(v.string()) })), undefined),
});

/** Whether a text looks like the service's reference of an enquiry, such as SEV-7K3M-92QX. */
export function isReference(text: string): boolean {
  return /^SEV(?:-[0-9A-Z]{4}){2}$/.test(text);
}

/** The message for one field, or nothing if it is valid; the form that react-hook-form's `validate` expects. */
export function validateField(name: EnquiryFieldName, value: unknown): string | undefined {
  return messageFor(rules[name], value);
}

/** The same for a quote form. */
export function validateQuoteField(name: EnquiryFieldName, value: unknown): string | undefined {
  return messageFor(quoteRules[name], value);
}

/** The message, and on a second line what is wrong with this text, if that can be said. */
export function withExplanation(name: EnquiryFieldName, typed: string, message: string): string {
  const { explain }: FieldDefinition = enquiryFields[name];
  const explanation = explain?.(typed);
  return explanation ? `${message}\n${explanation}` : message;
}

function messageFor(rule: FieldRule, value: unknown): string | undefined {
  return v.safeParse(rule, value, { abortPipeEarly: true }).issues?.[0].message;
}

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
