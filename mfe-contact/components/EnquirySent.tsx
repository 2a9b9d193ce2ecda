import { Notice } from '@site/ui/Notice';
import { useEffect, useRef } from 'react';
import classes from './EnquirySent.module.css';
import { NextSteps } from './NextSteps.tsx';
import type { Sending } from './useEnquiry.ts';

/** Thanks for an enquiry, in the toast's words; unlike the toast they stay (S18). */
export function EnquirySent({ sending }: { sending: Sending }) {
  const notice = useRef<HTMLDivElement>(null);
  const first = useRef(sending);
  useEffect(() => {
    // A page that was loaded with its thanks leaves the focus where it is.
    if (sending.status !== 'sent' || sending === first.current) return;
    notice.current?.focus({ preventScroll: true });
    // From the heading above it on, whatever of the form was in view.
    notice.current?.parentElement?.scrollIntoView();
  }, [sending]);
  if (sending.status !== 'sent') return null;
  return (
    <>
      <Notice kind="success" title="Form submitted successfully" ref={notice}>
        {sending.reference ? (
          <p>
            Your reference is <strong className={classes.reference}>{sending.reference}</strong>. Please quote it if you
            call us first.
          </p>
        ) : (
          <p>Thank you for writing to us.</p>
        )}
      </Notice>
      <NextSteps />
    </>
  );
}
