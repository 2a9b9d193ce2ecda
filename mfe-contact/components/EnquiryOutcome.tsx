import { Notice } from '@site/ui/Notice';
import { useEffect, useRef } from 'react';
import classes from './EnquiryOutcome.module.css';
import { OtherWays } from './OtherWays.tsx';
import type { Sending } from './useEnquiry.ts';

/** The outcome of the enquiry, in the toast's words; unlike the toast it stays (S18). */
export function EnquiryOutcome({ sending }: { sending: Sending }) {
  const notice = useFocusOnSent(sending);
  switch (sending.status) {
    case 'idle':
    case 'sending':
      return null;
    case 'sent':
      return (
        <Notice kind="success" title="Form submitted successfully" ref={notice}>
          <p>
            Thank you. Your reference is <strong className={classes.reference}>{sending.reference}</strong>; please keep
            it. We answer within one working day.
          </p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="error" title={sending.message}>
          <OtherWays />
        </Notice>
      );
  }
}

/** Moves the focus to the outcome, except on a page that was loaded with it. */
function useFocusOnSent(sending: Sending) {
  const notice = useRef<HTMLDivElement>(null);
  const first = useRef(sending);
  useEffect(() => {
    if (sending.status === 'sent' && sending !== first.current) notice.current?.focus();
  }, [sending]);
  return notice;
}
