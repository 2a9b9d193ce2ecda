import { useActionData, useLocation } from '@site/host/router';
import { useLayoutEffect } from 'react';
import { deleteDraft, readStored, writeStored } from '../data/drafts.ts';
import type { postContactForm } from '../data/post-contact-form.ts';
import { type Posted, readSentParam } from '../data/posted.ts';

/** The outcome of a form posted without JavaScript, from the action's answer or from the address. */
export function usePosted(): Posted {
  const answer = useActionData<typeof postContactForm>();
  const sent = readSentParam(new URLSearchParams(useLocation().search).get('sent'));
  if (answer) return answer;
  return sent ? { status: 'sent', ...sent } : { status: 'fresh' };
}

const storageKey = 'posted:enquiry';

/**
 * Deletes, once, the draft of an enquiry that was posted before the scripts ran. Only once: reloading the thank-you page must not lose
 * what is typed there next. Call it before `useDraft`.
 */
export function useDeletePostedDraft(posted: Posted) {
  const sent = posted.status === 'sent' ? (posted.reference ?? 'without reference') : undefined;
  useLayoutEffect(() => {
    if (sent === undefined || readStored(storageKey) === sent) return;
    deleteDraft('enquiry');
    writeStored(storageKey, sent);
  }, [sent]);
}
