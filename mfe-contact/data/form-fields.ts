import { enquiryFieldNames, enquiryFields } from '../contract/enquiry-fields.ts';

/** The contact form's fields in screen order. */
export const formFields = enquiryFieldNames.map((name) => ({ name, ...enquiryFields[name].shown }));
