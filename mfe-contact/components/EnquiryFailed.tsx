import { useEffect, useRef } from 'react';
import { FailureNotice } from './FailureNotice.tsx';
import type { Sending } from './useEnquiry.ts';

/** Why an enquiry was not sent. Below the button, so that the button stays under the pointer when the notice disappears at a retry. */
export function EnquiryFailed({ sending }: { sending: Sending }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.status === 'failed') notice.current?.focus();
  }, [sending]);
  if (sending.status !== 'failed') return null;
  return <FailureNotice title={sending.title} message={sending.message} ref={notice} />;
}
