import { Notice } from '@site/ui/Notice';
import type { Ref } from 'react';
import { OtherWays } from './OtherWays.tsx';

interface FailureNoticeProps {
  title: string;
  message: string;
  ref?: Ref<HTMLDivElement>;
}

/** Says what failed, why, and how else to reach the company. */
export function FailureNotice({ title, message, ref }: FailureNoticeProps) {
  return (
    <Notice kind="error" title={title} {...(ref && { ref })}>
      <p>{message}</p>
      <OtherWays />
    </Notice>
  );
}
