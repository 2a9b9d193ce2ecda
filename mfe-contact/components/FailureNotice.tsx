import { Notice } from '@site/ui/Notice';
import type { Ref } from 'react';
import { OtherWays } from './OtherWays.tsx';

/** Why a form was not sent, with phone and email. */
export function FailureNotice({ message, ref }: { message: string; ref?: Ref<HTMLDivElement> }) {
  return (
    <Notice kind="error" title={message} {...(ref && { ref })}>
      <OtherWays />
    </Notice>
  );
}
