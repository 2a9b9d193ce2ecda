import { type EnquiryFieldName, type EnquiryValues, isReference, mapFields } from '../contract/enquiry.ts';

/** The form's values as typed, with the honeypot. */
export type TypedEnquiry = EnquiryValues & { website: string };

export function typedEnquiry(read: (name: keyof TypedEnquiry) => string): TypedEnquiry {
  return { ...mapFields(read), website: read('website') };
}

export type FieldMessages = Partial<Record<EnquiryFieldName, string>>;

/** The outcome of a form posted without JavaScript. */
export type Posted =
  | { status: 'fresh' }
  | { status: 'sent'; reference: string | undefined }
  | { status: 'invalid'; values: TypedEnquiry; errors: FieldMessages }
  | { status: 'failed'; values: TypedEnquiry; title: string; message: string };

const withoutReference = 'yes';

/** The parameter `sent` of the thank-you view's address: the reference, or that there is none. */
export function sentParam(reference: string | undefined): string {
  return reference && isReference(reference) ? reference : withoutReference;
}

/** Checked, because anybody can craft a link: the page must not repeat a stranger's words. */
export function readSentParam(param: string | null): { reference: string | undefined } | undefined {
  if (param === withoutReference) return { reference: undefined };
  return param && isReference(param) ? { reference: param } : undefined;
}
