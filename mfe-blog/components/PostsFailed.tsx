import { brand } from '@site/brand';
import { useRevalidator } from '@site/host/router';
import { Notice } from '@site/ui/Notice';
import { TryAgain } from '@site/ui/TryAgain';
import type { ReactNode } from 'react';

interface PostsFailedProps {
  /** The server's own words, if it gave any. */
  message?: string | undefined;
  /** What could not be loaded, where the page's title does not say it. */
  children?: ReactNode;
}

/** Says what failed, offers another try and a number to call. */
export function PostsFailed({ message, children }: PostsFailedProps) {
  const { state, revalidate } = useRevalidator();
  return (
    <Notice kind="error" title="Something went wrong on our side">
      {message && <p>{message}</p>}
      <p>
        {children} Please try again, or call us on <a href={brand.phone.href}>{brand.phone.display}</a>.
      </p>
      <TryAgain isBusy={state === 'loading'} busyLabel="Loading" onRetry={revalidate} />
    </Notice>
  );
}
