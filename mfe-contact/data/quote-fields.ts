import {
  type EnquiryFieldName,
  enquiryFieldNames,
  enquiryFields,
  type FieldDefinition,
  mapFields,
} from '../contract/enquiry-fields.ts';
import type { TypedEnquiry } from './posted.ts';

export type QuoteFieldName = (typeof enquiryFields)[EnquiryFieldName]['quote']['name'];

/** A quote form's values under its own field names, which the specification gives. */
export type TypedQuote = Record<QuoteFieldName, string> & {
  /** The honeypot: empty unless a bot filled it in. */
  form_botcheck: string;
  /** Path of the page with the form. */
  form_source: string;
};

/** The fields in screen order, each with the matching field of an enquiry. */
export const quoteFields = enquiryFieldNames.map((field) => {
  const { shown, quote }: FieldDefinition = enquiryFields[field];
  const { hint: _notHere, ...rest } = shown;
  const { name } = enquiryFields[field].quote;
  return {
    ...rest,
    name,
    field,
    id: `quote-${name}`,
    label: quote.label ?? shown.label,
    isRequired: !quote.isOptional,
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
