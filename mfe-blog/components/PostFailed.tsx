import { Breadcrumb } from '@site/ui/Breadcrumb';
import { ButtonLink } from '@site/ui/ButtonLink';
import { EmptyRoom } from '@site/ui/EmptyRoom';
import { ErrorPage } from '@site/ui/ErrorPage';
import { postCrumbs } from '../data/breadcrumbs.ts';
import { FailureText } from './FailureText.tsx';
import { Retry } from './Retry.tsx';

interface PostFailedProps {
  /** Last breadcrumb. */
  label: string;
  title: string;
  message?: string | undefined;
}

/** In place of a page of posts. */
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
      picture={<EmptyRoom holds={emptyShelf} />}
    />
  );
}

const emptyShelf =
  'M104 94V32L44 67v61M104 52 44 87M104 73 44 108M57 80V64l8-4v15M70 72l3-18 8-2-3 15M150 132l18 10-16 9-18-10zM134 141v5l18 10 16-9v-5';
