import { brand } from '@site/brand';
import { useRevalidator } from '@site/host/router';
import { Notice } from '@site/ui/Notice';
import { TryAgain } from '@site/ui/TryAgain';

/** Shown within a page, in place of its list of posts. */
export function LoadErrorNotice({ title, message }: { title: string; message?: string }) {
  return (
    <Notice kind="error" title={title} headingLevel={2} actions={<Retry />}>
      <FailureText message={message} />
    </Notice>
  );
}

/** The server's own words, if it gave any, and the number to call. */
export function FailureText({ message }: { message: string | undefined }) {
  return (
    <>
      {message && <p>{message}</p>}
      <p>
        Please try again, or call us on <a href={brand.phone.href}>{brand.phone.display}</a>.
      </p>
    </>
  );
}

/** Loads the page's posts once more. */
export function Retry() {
  const { state, revalidate } = useRevalidator();
  return <TryAgain isBusy={state === 'loading'} onRetry={revalidate} />;
}
