import type { EnquiryFieldName, EnquiryFields } from '../contract/enquiry-fields.ts';

/** The form's values as typed, with the honeypot. */
export type TypedEnquiry = EnquiryFields & { website: string };

export type FieldMessages = Partial<Record<EnquiryFieldName, string>>;

/** The outcome of a form posted without JavaScript. */
export type Posted =
  | { status: 'fresh' }
  | { status: 'sent'; reference: string | undefined }
  | { status: 'invalid'; values: TypedEnquiry; errors: FieldMessages }
  | { status: 'failed'; values: TypedEnquiry; title: string; message: string };
