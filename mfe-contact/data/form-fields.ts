import type { FieldErrors } from 'react-hook-form';
import {
  type EnquiryFieldName,
  enquiryFieldNames,
  enquiryFields,
  type FieldDefinition,
  validateField,
  withExplanation,
} from '../contract/enquiry.ts';
import type { FieldMessages, TypedEnquiry } from './posted.ts';

type Shown = FieldDefinition['shown'];

/** A field of the contact form or of a quote form. */
export interface FormField extends Shown {
  name: string;
  /** The field of an enquiry that it asks for. */
  question: EnquiryFieldName;
  id: string;
  isRequired: boolean;
  /** What is wrong with a text, if anything. */
  check: (text: string) => string | undefined;
}

/** The contact form's fields in screen order. */
export const formFields = enquiryFieldNames.map((name): FormField & { name: EnquiryFieldName } => ({
  ...enquiryFields[name].shown,
  name,
  question: name,
  id: `field-${name}`,
  isRequired: true,
  check: explainedCheck(name, validateField),
}));

/** Also says, where that can be said, what is wrong with this text. */
export function explainedCheck(name: EnquiryFieldName, validate: typeof validateField): FormField['check'] {
  return (text) => {
    const message = validate(name, text);
    return message && withExplanation(name, text, message);
  };
}

/** Messages of an action in react-hook-form's shape. */
export function toFormErrors(messages: FieldMessages, typed: TypedEnquiry): FieldErrors<Record<string, string>> {
  return Object.fromEntries(
    enquiryFieldNames.flatMap((name) => {
      const message = messages[name];
      return message ? [[name, { type: 'server', message: withExplanation(name, typed[name], message) }]] : [];
    }),
  );
}
