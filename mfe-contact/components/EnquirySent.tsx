import { whatsappHref } from '@site/brand/whatsapp';
import { Notice } from '@site/ui/Notice';
import { useEffect, useRef } from 'react';
import { officeTime } from '../contract/office-hours.ts';
import type { FormTexts } from '../data/texts/form-texts.ts';
import classes from './EnquirySent.module.css';
import { NextSteps } from './NextSteps.tsx';
import type { Submission } from './useSubmission.ts';

/** Thanks for an enquiry in the words of the toast; unlike the toast, they stay on the page (S18). */
export function EnquirySent({ submission, texts }: { submission: Submission; texts: FormTexts['sent'] }) {
  const area = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission.status !== 'sent' || !submission.takesFocus) return;
    notice.current?.focus({ preventScroll: true });
    // The margin in the style sheet leaves room for the toast above it.
    area.current?.scrollIntoView();
  }, [submission]);
  if (submission.status !== 'sent') return null;
  return (
    <div className={classes.sent} ref={area}>
      <Notice kind="success" title={texts.title} ref={notice}>
        {submission.reference ? (
          <>
            <p>
              <span>{texts.reference[0]}</span>
              <strong className={classes.reference}>{submission.reference}</strong>
              <span>{texts.reference[1]}</span>
            </p>
            {submission.callBy && (
              <p>
                <span>{texts.callBy[0]}</span>
                <span>{officeTime(new Date(submission.callBy), { now: new Date(), lang: pageLanguage() })}</span>
                <span>{texts.callBy[1]}</span>
              </p>
            )}
            <FollowUp reference={submission.reference} texts={texts.followUp} />
          </>
        ) : (
          <p>{texts.withoutReference}</p>
        )}
      </Notice>
      <NextSteps texts={texts} />
    </div>
  );
}

/** Other hosts may name none. */
function pageLanguage(): string {
  return document.documentElement.lang || 'en-IN';
}

/** The way to send what the form does not take, such as photographs. */
function FollowUp({ reference, texts }: { reference: string; texts: FormTexts['sent']['followUp'] }) {
  const whatsapp = whatsappHref(texts.message.replace('{reference}', reference));
  if (!whatsapp) return null;
  return (
    <p>
      <span>{texts.invitation[0]}</span>
      <a href={whatsapp}>{texts.invitation[1]}</a>
      <span>{texts.invitation[2]}</span>
    </p>
  );
}
