import type { FieldErrors } from 'react-hook-form';
import { validateField, withExplanation } from '../contract/enquiry.ts';
import { type EnquiryFieldName, enquiryFieldNames, enquiryFields } from '../contract/enquiry-fields.ts';
import type { FieldMessages, TypedEnquiry } from './posted.ts';

/** Messages of an action in react-hook-form's shape. */
export function toFormErrors(messages: FieldMessages, typed: TypedEnquiry): FieldErrors<TypedEnquiry> {
  return Object.fromEntries(
    messagesInOrder(messages).map(({ name, message }) => [
      name,
      { type: 'server', message: withExplanation(name, typed[name], message) },
    ]),
  );
}

/** What is wrong with a field's text, as react-hook-form's `validate` returns it. */
export function explainedMessage(name: EnquiryFieldName, typed: string): string | undefined {
  const message = validateField(name, typed);
  return message && withExplanation(name, typed, message);
}

/** The service's messages with the texts that they are about. */
export function serviceMessagesOf(messages: Record<string, string>, textOf: (name: EnquiryFieldName) => string) {
  return messagesInOrder(messages).map(({ name, message }) => ({ name, text: textOf(name), message }));
}

/** In screen order, without those for fields that the form does not have. */
function messagesInOrder(messages: Record<string, string>) {
  return formFields.flatMap(({ name }) => {
    const message = messages[name];
    return message ? { name, message } : [];
  });
}

/** The contact form's fields in screen order. */
export const formFields = enquiryFieldNames.map((name) => ({
  name,
  id: `field-${name}`,
  ...enquiryFields[name].shown,
}));
