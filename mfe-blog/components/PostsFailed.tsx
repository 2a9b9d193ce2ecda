import { brand } from '@site/brand';
import { useRevalidator } from '@site/host/router';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Notice } from '@site/ui/Notice';
import { TryAgain } from '@site/ui/TryAgain';

interface PostsFailedProps {
  title: string;
  /** 1 in place of the whole page. */
  headingLevel: 1 | 2;
  /** The server's own words, if it gave any. */
  message?: string | undefined;
}

/** Says what failed, offers another try, all posts and a number to call. */
export function PostsFailed({ title, headingLevel, message }: PostsFailedProps) {
  const { state, revalidate } = useRevalidator();
  return (
    <Notice
      kind="error"
      title={title}
      headingLevel={headingLevel}
      actions={
        <>
          <TryAgain isBusy={state === 'loading'} busyLabel="Loading" onRetry={revalidate} />
          {headingLevel === 1 && (
            <ButtonLink variant="secondary" to="/blogs">
              All posts
            </ButtonLink>
          )}
        </>
      }
    >
      {message && <p>{message}</p>}
      <p>
        Please try again, or call us on <a href={brand.phone.href}>{brand.phone.display}</a>.
      </p>
    </Notice>
  );
}
