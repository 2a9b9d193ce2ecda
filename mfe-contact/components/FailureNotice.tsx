import { brand } from '@site/brand';
import { Notice } from '@site/ui/Notice';
import type { Ref } from 'react';
import { otherWays } from '../data/texts/english-failures.ts';
import type { FormTexts } from '../data/texts/form-texts.ts';

interface FailureNoticeProps {
  title: string;
  message: string;
  /** The words around phone and e-mail. */
  ways?: FormTexts['failure']['otherWays'];
  ref?: Ref<HTMLDivElement>;
}

/** Says what failed, why, and how else to reach the company. */
export function FailureNotice({ title, message, ways = otherWays, ref }: FailureNoticeProps) {
  return (
    <Notice kind="error" title={title} ref={ref}>
      <p>{message}</p>
      <p>
        <span>{ways[0]}</span>
        <a href={brand.phone.href}>{brand.phone.display}</a>
        <span>{ways[1]}</span>
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
        <span>{ways[2]}</span>
      </p>
    </Notice>
  );
}
