import { useActionData, useLocation } from '@site/host/router';
import { useLayoutEffect } from 'react';
import { forgetDraft, readNote, writeNote } from '../data/drafts.ts';
import type { postContactForm } from '../data/post-contact-form.ts';
import { type Posted, readSentWord } from '../data/posted.ts';

export function usePosted(): Posted {
  const answer = useActionData<typeof postContactForm>();
  const sent = readSentWord(new URLSearchParams(useLocation().search).get('sent'));
  if (answer) return answer;
  return sent ? { status: 'sent', ...sent } : { status: 'fresh' };
}

const note = 'posted:enquiry';

/**
 * Deletes, once, the draft of an enquiry that was posted before the scripts ran. Only once: reloading the thank-you page must not lose
 * what is typed there next. Call it before `useDraft`.
 */
export function useForgetPosted(posted: Posted) {
  const sent = posted.status === 'sent' ? (posted.reference ?? 'without reference') : undefined;
  useLayoutEffect(() => {
    if (sent === undefined || readNote(note) === sent) return;
    forgetDraft('enquiry');
    writeNote(note, sent);
  }, [sent]);
}
