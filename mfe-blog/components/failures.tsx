import { brand } from '@site/brand';
import { useRevalidator } from '@site/host/router';
import outOfOrder from '@site/pictures/masters/out-of-order.webp';
import { Breadcrumb } from '@site/ui/Breadcrumb';
import { ButtonLink } from '@site/ui/ButtonLink';
import { ErrorPage, errorPageSizes } from '@site/ui/ErrorPage';
import { Notice } from '@site/ui/Notice';
import { Picture } from '@site/ui/Picture';
import { TryAgain } from '@site/ui/TryAgain';
import { postCrumbs } from '../data/breadcrumbs.ts';

/** Shown in place of a list of posts. */
export function PostsFailed({ title, message }: { title: string; message?: string | undefined }) {
  return (
    <Notice kind="error" title={title} headingLevel={2} actions={<Retry />}>
      <FailureText message={message} />
    </Notice>
  );
}

interface PostFailedProps {
  /** Label of the last breadcrumb. */
  label: string;
  title: string;
  message?: string | undefined;
}

/** Shown in place of a post. */
export function PostFailed({ label, title, message }: PostFailedProps) {
  return (
    <ErrorPage
      breadcrumb={<Breadcrumb crumbs={postCrumbs(label)} />}
      title={title}
      text={<FailureText message={message} />}
      actions={
        <>
          <Retry />
          <ButtonLink variant="secondary" to="/blogs">
            All posts
          </ButtonLink>
        </>
      }
      picture={<Picture picture={outOfOrder} alt="" sizes={errorPageSizes} isEager ground="none" />}
    />
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
