import type { EnquiryFieldName, EnquiryFields } from '../contract/enquiry.ts';

/** What stands in the form, as it was typed, with the field that no person sees. */
export type TypedEnquiry = EnquiryFields & { website: string };

export type FieldMessages = Partial<Record<EnquiryFieldName, string>>;

/** What came of a form that was posted without JavaScript. */
export type Posted =
  | { status: 'fresh' }
  | { status: 'sent'; reference: string }
  | { status: 'invalid'; values: TypedEnquiry; errors: FieldMessages }
  | { status: 'failed'; values: TypedEnquiry; message: string };
