import {
  type EnquiryFieldName,
  type EnquiryValues,
  enquiryFieldNames,
  enquiryFields,
  type FieldDefinition,
  findFault,
  mapFields,
} from '../contract/enquiry.ts';
import type { FormName } from './drafts.ts';
import { english } from './texts/english.ts';
import type { FormTexts } from './texts/form-texts.ts';

/** A form for enquiries, with its names in HTML. */
export interface FormDefinition {
  name: FormName;
  kind?: 'quote';
  /** In screen order. */
  fields: FormField[];
  /** Path of the page that answers a form posted without JavaScript, and the source of what is sent from there. */
  page: string;
  privacyPage: string;
  texts: FormTexts;
  /** Hidden control that holds the path of the form's page. */
  source?: string;
}

type Shown = FieldDefinition['shown'];

interface FormField extends Shown {
  name: string;
  /** The field of an enquiry that it asks for. */
  question: EnquiryFieldName;
  id: string;
  isRequired: boolean;
}

export const contactForm: FormDefinition = {
  name: 'enquiry',
  fields: enquiryFieldNames.map((question) => ({
    ...enquiryFields[question].shown,
    name: question,
    question,
    id: `field-${question}`,
    isRequired: findFault(question, '') !== undefined,
  })),
  page: '/contact',
  privacyPage: '/privacy-policy',
  texts: english,
};

/** A request for a quote is an enquiry whose phone number and subject are optional. Its names are the specification's. */
export const quoteRequest: FormDefinition = {
  name: 'quote',
  kind: 'quote',
  fields: enquiryFieldNames.map((question) => {
    const { shown, quote }: FieldDefinition = enquiryFields[question];
    const { hint: _notHere, ...rest } = shown;
    return {
      ...rest,
      name: quote.name,
      question,
      id: `quote-${quote.name}`,
      label: quote.label ?? shown.label,
      isRequired: findFault(question, '', 'quote') !== undefined,
    };
  }),
  page: '/contact',
  privacyPage: '/privacy-policy',
  texts: english,
  source: 'form_source',
};

/** What is typed into a form, with the honeypot. */
export type TypedEnquiry = EnquiryValues & { form_botcheck: string };

/** Reads a form by the names of its controls. */
export function typedEnquiry({ kind }: FormDefinition, textOf: (name: string) => string): TypedEnquiry {
  const values = mapFields((name, { quote }) => textOf(kind === 'quote' ? quote.name : name));
  return { ...values, form_botcheck: textOf('form_botcheck') };
}

/** What is wrong with a text, in the form's language. */
export function faultOf(
  { kind, texts }: FormDefinition,
  question: EnquiryFieldName,
  typed: string,
): string | undefined {
  const fault = findFault(question, typed, kind);
  return fault && (texts.faults?.[question]?.[fault.kind] ?? fault.message);
}

export type FieldMessages = Partial<Record<EnquiryFieldName, string>>;
