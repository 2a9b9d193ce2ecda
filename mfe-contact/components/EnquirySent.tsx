import { brand } from '@site/brand';
import { whatsappHref } from '@site/brand/whatsapp';
import { Notice } from '@site/ui/Notice';
import { useEffect, useRef } from 'react';
import classes from './EnquirySent.module.css';
import { NextSteps } from './NextSteps.tsx';
import type { Sending } from './useEnquiry.ts';

/** Thanks for an enquiry in the words of the toast; unlike the toast, they stay on the page (S18). */
export function EnquirySent({ sending }: { sending: Sending }) {
  const notice = useRef<HTMLDivElement>(null);
  const first = useRef(sending);
  useEffect(() => {
    // On a page that was served with its thanks, the focus stays where it is.
    if (sending.status !== 'sent' || sending === first.current) return;
    notice.current?.focus({ preventScroll: true });
    // Scrolls to the heading above it, wherever the form was scrolled to.
    notice.current?.parentElement?.scrollIntoView();
  }, [sending]);
  if (sending.status !== 'sent') return null;
  return (
    <>
      <Notice kind="success" title="Form submitted successfully" ref={notice}>
        {sending.reference ? (
          <>
            <p>
              Your reference is <strong className={classes.reference}>{sending.reference}</strong>. Please quote it if
              you call us first.
            </p>
            <FollowUp reference={sending.reference} />
          </>
        ) : (
          <p>Thank you for writing to us.</p>
        )}
      </Notice>
      <NextSteps />
    </>
  );
}

/** For what the form does not take, such as photographs. */
function FollowUp({ reference }: { reference: string }) {
  const whatsapp = whatsappHref(
    `Hello ${brand.shortName}, I have sent you an enquiry on your website. My reference is ${reference}.`,
  );
  if (!whatsapp) return null;
  return (
    <p>
      To add something, such as photographs, <a href={whatsapp}>message us on WhatsApp</a>. Your reference is already in
      the message.
    </p>
  );
}
