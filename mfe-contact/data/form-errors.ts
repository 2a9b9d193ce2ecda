import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { enquiryFieldNames, enquiryFields } from '../contract/enquiry-fields.ts';
import type { TypedEnquiry } from './posted.ts';

/** The service's messages in react-hook-form's shape. */
export function toFormErrors(messages: Record<string, string>): FieldErrors<TypedEnquiry> {
  return Object.fromEntries(marked(messages).map(({ name, message }) => [name, { type: 'server', message }]));
}

/** Shows the service's messages at their fields and focuses the first. False if the form has none of these fields. */
export function markFields(form: UseFormReturn<TypedEnquiry>, messages: Record<string, string>): boolean {
  const wrong = marked(messages);
  wrong.forEach(({ name, message }, position) => {
    form.setError(name, { type: 'server', message }, { shouldFocus: position === 0 });
  });
  return wrong.length > 0;
}

/** In screen order, without names that the form does not have. */
function marked(messages: Record<string, string>) {
  return formFields.flatMap(({ name }) => {
    const message = messages[name];
    return message ? { name, message } : [];
  });
}

/** The contact form's fields in screen order. */
export const formFields = enquiryFieldNames.map((name) => ({ name, ...enquiryFields[name].shown }));
