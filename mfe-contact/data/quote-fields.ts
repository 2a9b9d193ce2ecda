import {
  type EnquiryFieldName,
  enquiryFieldNames,
  enquiryFields,
  type FieldDefinition,
  mapFields,
  validateQuoteField,
} from '../contract/enquiry.ts';
import { explainedCheck, type FormField } from './form-fields.ts';
import type { TypedEnquiry } from './posted.ts';

type QuoteFieldName = (typeof enquiryFields)[EnquiryFieldName]['quote']['name'];

/** A quote form's values under its own field names, which the specification gives. */
export type TypedQuote = Record<QuoteFieldName, string> & {
  /** The honeypot: empty unless a bot filled it in. */
  form_botcheck: string;
  /** Path of the page with the form. */
  form_source: string;
};

/** The quote form's fields in screen order. */
export const quoteFields = enquiryFieldNames.map((question): FormField & { name: QuoteFieldName } => {
  const { shown, quote }: FieldDefinition = enquiryFields[question];
  const { hint: _notHere, ...rest } = shown;
  const { name } = enquiryFields[question].quote;
  return {
    ...rest,
    name,
    question,
    id: `quote-${name}`,
    label: quote.label ?? shown.label,
    isRequired: !quote.isOptional,
    check: explainedCheck(question, validateQuoteField),
  };
});

/** All values of a quote form. */
export function typedQuote(read: (name: keyof TypedQuote) => string): TypedQuote {
  const names: (keyof TypedQuote)[] = [...quoteFields.map(({ name }) => name), 'form_botcheck', 'form_source'];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as TypedQuote; // `fromEntries` forgets the names
}

export function enquiryFromQuote(quote: TypedQuote): TypedEnquiry {
  return { ...mapFields((name) => quote[enquiryFields[name].quote.name]), website: quote.form_botcheck };
}
