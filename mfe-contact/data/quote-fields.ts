import { type EnquiryFieldName, enquiryLimits } from '../contract/enquiry.ts';
import type { FormField } from './form-fields.ts';
import type { TypedEnquiry } from './posted.ts';

/** A quote form's values under its own field names, which the specification gives. */
export interface TypedQuote {
  form_name: string;
  form_email: string;
  form_phone: string;
  form_subject: string;
  form_message: string;
  /** The honeypot: empty unless a bot filled it in. */
  form_botcheck: string;
  /** Path of the page with the form. */
  form_source: string;
}

type QuoteFieldName = Exclude<keyof TypedQuote, 'form_botcheck' | 'form_source'>;

interface QuoteField extends Omit<FormField, 'name'> {
  name: QuoteFieldName;
  /** The matching field of an enquiry. */
  field: EnquiryFieldName;
  isRequired: boolean;
}

/** The fields in screen order. */
export const quoteFields: QuoteField[] = [
  {
    name: 'form_name',
    field: 'fullName',
    label: 'Name',
    kind: 'text',
    autoComplete: 'name',
    limit: enquiryLimits.fullName,
    isRequired: true,
  },
  {
    name: 'form_email',
    field: 'emailId',
    label: 'Email address',
    kind: 'email',
    autoComplete: 'email',
    limit: enquiryLimits.emailId,
    isRequired: true,
  },
  {
    name: 'form_phone',
    field: 'contactNumber',
    label: 'Phone number (optional)',
    kind: 'tel',
    autoComplete: 'tel',
    isRequired: false,
  },
  {
    name: 'form_subject',
    field: 'companyName',
    label: 'Subject (optional)',
    kind: 'text',
    limit: enquiryLimits.companyName,
    isRequired: false,
  },
  {
    name: 'form_message',
    field: 'message',
    label: 'Message',
    kind: 'textarea',
    limit: enquiryLimits.message,
    isRequired: true,
  },
];

export function enquiryFromQuote(quote: TypedQuote): TypedEnquiry {
  return {
    fullName: quote.form_name,
    emailId: quote.form_email,
    contactNumber: quote.form_phone,
    companyName: quote.form_subject,
    message: quote.form_message,
    website: quote.form_botcheck,
  };
}
