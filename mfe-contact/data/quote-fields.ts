import { type EnquiryFieldName, enquiryLimits } from '../contract/enquiry.ts';
import type { FormField } from './form-fields.ts';
import type { TypedEnquiry } from './posted.ts';

/** What stands in a quote form, under the names its fields have in the page. */
export interface TypedQuote {
  form_name: string;
  form_email: string;
  form_phone: string;
  form_subject: string;
  form_message: string;
  /** Empty unless a machine filled it. */
  form_botcheck: string;
  /** Path of the page the form stands on. */
  form_source: string;
}

export type QuoteFieldName = Exclude<keyof TypedQuote, 'form_botcheck' | 'form_source'>;

export interface QuoteField extends Omit<FormField, 'name'> {
  name: QuoteFieldName;
  /** The same field in the enquiry that is made of it. */
  field: EnquiryFieldName;
  isRequired: boolean;
}

/** The fields in their order on screen. */
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

/** The enquiry that is made of a quote form. */
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
