import { preparedMessage } from '@site/brand/contact-links';
import { useLocation } from '@site/host/router';
import { isReference } from '../contract/enquiry.ts';
import type { FormName } from '../data/drafts.ts';
import type { FieldMessages, TypedEnquiry } from '../data/forms.ts';
import type { postContactForm } from '../data/post-contact-form.ts';
import { useKeptActionData } from './useKeptActionData.ts';

/** How an enquiry form begins: empty, with a message, or with the outcome of a form that was posted without JavaScript. */
export type FormStart =
  | { status: 'empty' }
  /** With a message of a link from another page, such as an estimate; it stands below what was typed before. */
  | { status: 'prepared'; values: { message: string } }
  /** With a message to complete; a draft replaces it. */
  | { status: 'template'; values: { message: string } }
  | { status: 'sent'; reference: string | undefined; form: FormName }
  | { status: 'invalid'; values: TypedEnquiry; errors: FieldMessages }
  | { status: 'failed'; values: TypedEnquiry; title: string; message: string };

/** Reads it from the action's data, else from the address. `templates` are the messages that links of the page's language may start. */
export function useFormStart(templates: Record<string, string> = {}): FormStart {
  const actionData = useKeptActionData<typeof postContactForm>();
  const query = new URLSearchParams(useLocation().search);
  return actionData ?? startIn(query, templates);
}

function startIn(query: URLSearchParams, templates: Record<string, string>): FormStart {
  const sent = query.get('sent');
  // Checked, because anybody can craft a link: the page must not repeat a stranger's words.
  const reference = sent !== null && isReference(sent) ? sent : undefined;
  if (sent !== null) return { status: 'sent', reference, form: query.get('kind') === 'quote' ? 'quote' : 'enquiry' };
  const message = query.get('message') ?? '';
  if (preparedMessage.test(message)) return { status: 'prepared', values: { message } };
  const template = Object.entries(templates).find(([purpose]) => purpose === query.get('for'))?.[1];
  if (template) return { status: 'template', values: { message: template } };
  return { status: 'empty' };
}
