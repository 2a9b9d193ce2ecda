import { type EnquiryFieldName, enquiryLimits } from '../contract/enquiry.ts';

export interface FormField {
  name: EnquiryFieldName;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete?: string;
  hint?: string;
  /** Maximum number of characters, shown and enforced. */
  limit?: number;
}

/** The fields in screen order. */
export const formFields: FormField[] = [
  { name: 'fullName', label: 'Name', kind: 'text', autoComplete: 'name', limit: enquiryLimits.fullName },
  { name: 'emailId', label: 'Email address', kind: 'email', autoComplete: 'email', limit: enquiryLimits.emailId },
  // No limit: cut at ten characters, a pasted '+91 98765 43210' would keep the wrong digits (S5).
  {
    name: 'contactNumber',
    label: 'Phone number',
    kind: 'tel',
    autoComplete: 'tel',
    hint: 'Ten digits; you may add +91.',
  },
  {
    name: 'companyName',
    label: 'Subject (company name)',
    kind: 'text',
    autoComplete: 'organization',
    hint: 'Or the name of your society, or your own.',
    limit: enquiryLimits.companyName,
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'textarea',
    hint: 'For a visit: building, place, square feet or beds, and two days that suit you.',
    limit: enquiryLimits.message,
  },
];
