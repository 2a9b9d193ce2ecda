import { brand } from '@site/brand';
import { Notice } from '@site/ui/Notice';
import type { Ref } from 'react';

interface FailureNoticeProps {
  title: string;
  message: string;
  ref?: Ref<HTMLDivElement>;
}

/** Says what failed, why, and how else to reach the company. */
export function FailureNotice({ title, message, ref }: FailureNoticeProps) {
  return (
    <Notice kind="error" title={title} ref={ref}>
      <p>{message}</p>
      <p>
        You can also call <a href={brand.phone.href}>{brand.phone.display}</a> or write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    </Notice>
  );
}
