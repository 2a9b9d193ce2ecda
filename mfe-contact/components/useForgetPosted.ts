import { useLayoutEffect } from 'react';
import { forgetDraft } from '../data/drafts.ts';
import type { Posted } from '../data/posted.ts';
import { readNote, writeNote } from '../data/session-notes.ts';

const note = 'posted:enquiry';

/**
 * Forgets, once, the draft of an enquiry that was posted before its scripts came: a reload of its thanks must not lose
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
