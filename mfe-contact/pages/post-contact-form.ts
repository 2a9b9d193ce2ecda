import { isApiError } from '@site/shared/contracts/api.ts';
import type { ActionArgs } from '@site/shared/contracts/part.ts';
import { data, redirect } from '@site/shared/router';
import { sendEnquiry } from '../components/enquiry-client.ts';
import { formFields } from '../components/form-fields.ts';
import type { FieldMessages, TypedEnquiry } from '../components/posted.ts';
import { wordFailure } from '../components/word-failure.ts';
import { type EnquiryField, validateField } from '../contract/enquiry.ts';
import { contentKey } from './content-key.ts';

/** Takes the form of a visitor without JavaScript: 303 to the thank-you view, else the page with all that was typed. */
export async function action({ form, api, request }: ActionArgs) {
  const values = valuesOf(form);
  const errors = messagesBy((name) => validateField(name, values[name]));
  if (Object.keys(errors).length > 0) return data({ status: 'invalid' as const, values, errors }, { status: 422 });
  try {
    const reference = await sendEnquiry(api, values, { key: await contentKey(values), signal: request.signal });
    return redirect(`/contact?sent=${reference}`, 303);
  } catch (error) {
    const { message, fields } = wordFailure(error);
    const refused = messagesBy((name) => fields[name]);
    if (Object.keys(refused).length > 0) return data({ status: 'invalid' as const, values, errors: refused }, { status: 422 });
    return data({ status: 'failed' as const, values, message }, { status: statusOf(error) });
  }
}

function valuesOf(form: FormData): TypedEnquiry {
  return {
    fullName: text('fullName'),
    emailId: text('emailId'),
    contactNumber: text('contactNumber'),
    companyName: text('companyName'),
    message: text('message'),
    website: text('website'),
  };

  function text(name: string): string {
    const value = form.get(name);
    // Browsers post line ends as CRLF; a text area shows LF, and hydration compares the two.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  }
}

function messagesBy(messageOf: (name: EnquiryField) => string | undefined): FieldMessages {
  return Object.fromEntries(
    formFields.flatMap(({ name }) => {
      const message = messageOf(name);
      return message ? [[name, message]] : [];
    }),
  );
}

/** Too many enquiries are the visitor's own 429; everything else is our fault. */
function statusOf(error: unknown): number {
  return isApiError(error) && error.status === 429 ? 429 : 503;
}
