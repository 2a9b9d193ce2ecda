import type { ActionArgs } from '@site/contracts/part-routes';
import { data, redirect } from '@site/host/router';
import { type EnquiryFieldName, enquiryFieldNames, isReference } from '../contract/enquiry.ts';
import { sendEnquiry } from './enquiry-client.ts';
import { enquiryFailure, serviceMessages } from './error-message.ts';
import {
  contactForm,
  type FieldMessages,
  type FormDefinition,
  faultOf,
  quoteRequest,
  type TypedEnquiry,
  typedEnquiry,
} from './forms.ts';
import { textIn } from './text-in.ts';
import { hindiForm } from './texts/hindi.ts';

/**
 * Handles the form of a visitor without JavaScript (S42): 303 to the thank-you view, else 422 and the page with all that
 * was typed. A quote form on another page posts here too; the visitor corrects it in this page's form.
 */
export function postContactForm(args: ActionArgs) {
  return postForm(args, args.form.has('form_message') ? quoteRequest : contactForm);
}

/** The same for the form in Hindi. */
export function postHindiForm(args: ActionArgs) {
  return postForm(args, hindiForm);
}

async function postForm({ form, api, request: { signal } }: ActionArgs, definition: FormDefinition) {
  const { kind, page, texts, source: sourceName } = definition;
  const values = typedEnquiry(definition, (name) => textIn(form, name));
  const errors = messagesFor((name) => faultOf(definition, name, values[name]));
  if (Object.keys(errors).length > 0) return invalid(values, errors);
  try {
    const source = sourceName ? textIn(form, sourceName) : page;
    const { reference } = await sendEnquiry(api, values, { kind, source, signal });
    const sent = reference && isReference(reference) ? reference : 'yes';
    return redirect(`${page}?sent=${sent}${kind ? `&kind=${kind}` : ''}`, 303);
  } catch (error) {
    const fields = serviceMessages(error, texts);
    const refused = messagesFor((name) => fields[name]);
    if (Object.keys(refused).length > 0) return invalid(values, refused);
    // Not the service's status: a proxy may put a page of its own in place of a 5xx, and what was typed would be lost.
    return data({ status: 'failed' as const, values, ...enquiryFailure(error, texts.failure) }, { status: 422 });
  }
}

function invalid(values: TypedEnquiry, errors: FieldMessages) {
  return data({ status: 'invalid' as const, values, errors }, { status: 422 });
}

function messagesFor(messageOf: (name: EnquiryFieldName) => string | undefined): FieldMessages {
  return Object.fromEntries(
    enquiryFieldNames.flatMap((name) => {
      const message = messageOf(name);
      return message ? [[name, message]] : [];
    }),
  );
}
