import { ButtonLink } from '@site/ui/ButtonLink';
import { ErrorPage } from '@site/ui/ErrorPage';
import { FailureText } from './FailureText.tsx';
import { Retry } from './Retry.tsx';

/** In place of a page of posts. */
export function PostFailed({ title, message }: { title: string; message?: string | undefined }) {
  return (
    <ErrorPage
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
    />
  );
}
