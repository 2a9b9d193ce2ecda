import type { ActionArgs } from '@site/contracts/part-routes';
import { data, redirect } from '@site/host/router';
import { type EnquiryFieldName, validateField, validateQuoteField } from '../contract/enquiry.ts';
import { contentKey } from './content-key.ts';
import { sendEnquiry, sendQuote } from './enquiry-client.ts';
import { enquiryFailure, errorMessage, refusedStatus, serviceMessages } from './error-message.ts';
import { formFields } from './form-fields.ts';
import type { FieldMessages, TypedEnquiry } from './posted.ts';
import { enquiryFromQuote, type TypedQuote } from './quote-fields.ts';
import { sentWord } from './sent-word.ts';
import { textIn } from './typed-subscription.ts';

/**
 * Handles the form of a visitor without JavaScript (S42): 303 to the thank-you view, else the page with all that was
 * typed. A quote form on another page posts here too; the visitor corrects it in this page's form.
 */
export async function postContactForm({ form, api, request }: ActionArgs) {
  const quote = form.has('form_message') ? quoteOf(form) : undefined;
  const values = quote ? enquiryFromQuote(quote) : valuesOf(form);
  const errors = messagesBy((name) => (quote ? validateQuoteField : validateField)(name, values[name]));
  if (Object.keys(errors).length > 0) return data({ status: 'invalid' as const, values, errors }, { status: 422 });
  try {
    const options = { key: await contentKey(quote ?? values), signal: request.signal };
    const reference = await (quote ? sendQuote(api, quote, options) : sendEnquiry(api, values, options));
    return redirect(`/contact?sent=${sentWord(reference)}`, 303);
  } catch (error) {
    const fields = serviceMessages(error);
    const refused = messagesBy((name) => fields[name]);
    if (Object.keys(refused).length > 0)
      return data({ status: 'invalid' as const, values, errors: refused }, { status: 422 });
    const failure = { title: enquiryFailure(error), message: errorMessage(error) };
    return data({ status: 'failed' as const, values, ...failure }, { status: refusedStatus(error) });
  }
}

function valuesOf(form: FormData): TypedEnquiry {
  return {
    fullName: textOf(form, 'fullName'),
    emailId: textOf(form, 'emailId'),
    contactNumber: textOf(form, 'contactNumber'),
    companyName: textOf(form, 'companyName'),
    message: textOf(form, 'message'),
    website: textOf(form, 'website'),
  };
}

function quoteOf(form: FormData): TypedQuote {
  return {
    form_name: textOf(form, 'form_name'),
    form_email: textOf(form, 'form_email'),
    form_phone: textOf(form, 'form_phone'),
    form_subject: textOf(form, 'form_subject'),
    form_message: textOf(form, 'form_message'),
    form_botcheck: textOf(form, 'form_botcheck'),
    form_source: textOf(form, 'form_source'),
  };
}

// Browsers post line ends as CRLF, but a text area holds LF; hydration would find a difference.
function textOf(form: FormData, name: string): string {
  return textIn(form, name).replaceAll('\r\n', '\n');
}

function messagesBy(messageOf: (name: EnquiryFieldName) => string | undefined): FieldMessages {
  return Object.fromEntries(
    formFields.flatMap(({ name }) => {
      const message = messageOf(name);
      return message ? [[name, message]] : [];
    }),
  );
}
