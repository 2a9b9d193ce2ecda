import { useLocation } from '@site/host/router';
import { useLayoutEffect } from 'react';
import { isReference } from '../contract/enquiry.ts';
import { deleteDraft, type FormName, readStored, writeStored } from '../data/drafts.ts';
import type { FieldMessages, TypedEnquiry } from '../data/forms.ts';
import type { postContactForm } from '../data/post-contact-form.ts';
import { usePostedData } from './usePostedData.ts';

/** The outcome of a form posted without JavaScript, or how a fresh form begins. */
export type Posted =
  | { status: 'fresh' }
  /** With a message of a link from another page, such as an estimate; it replaces a draft that did not begin with it. */
  | { status: 'prepared'; values: { message: string } }
  /** With a message to complete; a draft replaces it. */
  | { status: 'template'; values: { message: string } }
  | { status: 'sent'; reference: string | undefined; form: FormName }
  | { status: 'invalid'; values: TypedEnquiry; errors: FieldMessages }
  | { status: 'failed'; values: TypedEnquiry; title: string; message: string };

/** Reads the outcome from the action's data or from the address. `visit` is the template of a message that arranges a visit. */
export function usePosted(visit?: string): Posted {
  const postedData = usePostedData<typeof postContactForm>();
  const query = new URLSearchParams(useLocation().search);
  const sent = query.get('sent');
  if (postedData) return postedData;
  if (sent === null) {
    const message = query.get('message') ?? '';
    if (preparedMessage.test(message)) return { status: 'prepared', values: { message } };
    if (visit && query.get('for') === 'visit') return { status: 'template', values: { message: visit } };
    return { status: 'fresh' };
  }
  // Checked, because anybody can craft a link: the page must not repeat a stranger's words.
  const reference = isReference(sent) ? sent : undefined;
  return { status: 'sent', reference, form: query.get('kind') === 'quote' ? 'quote' : 'enquiry' };
}

/**
 * What a link may write into the message, for the visitor to read and send: words, numbers and prices. Anything else is ignored as a
 * whole; without slashes and at signs it can hold neither addresses nor HTML.
 */
const preparedMessage = /^[\p{L}\p{M}\p{N}\p{Zs}₹,.:;’()-]{1,500}$/u;

const storageKey = 'posted:enquiry';

/**
 * Deletes, once, the draft of an enquiry that was posted before the scripts ran. Only once: reloading the thank-you page must not lose
 * what is typed there next. Call it before `useDraft`.
 */
export function useDeletePostedDraft(posted: Posted) {
  const form = posted.status === 'sent' ? posted.form : undefined;
  const sent = posted.status === 'sent' ? (posted.reference ?? 'without reference') : undefined;
  useLayoutEffect(() => {
    if (!form || readStored(storageKey) === sent) return;
    deleteDraft(form);
    writeStored(storageKey, sent);
  }, [form, sent]);
}
