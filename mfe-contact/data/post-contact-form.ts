import type { ActionArgs } from '@site/contracts/part-routes';
import { data, redirect } from '@site/host/router';
import { type EnquiryFieldName, enquiryFieldNames, validateField, validateQuoteField } from '../contract/enquiry.ts';
import { sendEnquiry, sendQuote } from './enquiry-client.ts';
import { enquiryFailure, errorMessage, refusedStatus, serviceMessages } from './error-message.ts';
import { contentKey } from './idempotency-key.ts';
import { type FieldMessages, sentParam, typedEnquiry } from './posted.ts';
import { enquiryFromQuote, typedQuote } from './quote-fields.ts';
import { textIn } from './subscription-view.ts';

/**
 * Handles the form of a visitor without JavaScript (S42): 303 to the thank-you view, else the page with all that was
 * typed. A quote form on another page posts here too; the visitor corrects it in this page's form.
 */
export async function postContactForm({ form, api, request }: ActionArgs) {
  const quote = form.has('form_message') ? typedQuote((name) => textOf(form, name)) : undefined;
  const values = quote ? enquiryFromQuote(quote) : typedEnquiry((name) => textOf(form, name));
  const errors = messagesFor((name) => (quote ? validateQuoteField : validateField)(name, values[name]));
  if (Object.keys(errors).length > 0) return data({ status: 'invalid' as const, values, errors }, { status: 422 });
  try {
    const options = { key: await contentKey(quote ?? values), signal: request.signal };
    const reference = await (quote ? sendQuote(api, quote, options) : sendEnquiry(api, values, options));
    return redirect(`/contact?sent=${sentParam(reference)}`, 303);
  } catch (error) {
    const fields = serviceMessages(error);
    const refused = messagesFor((name) => fields[name]);
    if (Object.keys(refused).length > 0)
      return data({ status: 'invalid' as const, values, errors: refused }, { status: 422 });
    const failure = { title: enquiryFailure(error), message: errorMessage(error) };
    return data({ status: 'failed' as const, values, ...failure }, { status: refusedStatus(error) });
  }
}

// Browsers post line ends as CRLF, but a text area holds LF; hydration would find a difference.
function textOf(form: FormData, name: string): string {
  return textIn(form, name).replaceAll('\r\n', '\n');
}

function messagesFor(messageOf: (name: EnquiryFieldName) => string | undefined): FieldMessages {
  return Object.fromEntries(
    enquiryFieldNames.flatMap((name) => {
      const message = messageOf(name);
      return message ? [[name, message]] : [];
    }),
  );
}
