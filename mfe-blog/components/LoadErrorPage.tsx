import outOfOrder from '@site/pictures/masters/out-of-order.webp';
import { Breadcrumb } from '@site/ui/Breadcrumb';
import { ButtonLink } from '@site/ui/ButtonLink';
import { ErrorPage, errorPageSizes } from '@site/ui/ErrorPage';
import { Picture } from '@site/ui/Picture';
import { crumbsTo } from '../data/breadcrumbs.ts';
import { FailureText, Retry } from './LoadErrorNotice.tsx';

interface LoadErrorPageProps {
  /** Label of the last breadcrumb. */
  label: string;
  title: string;
  message?: string;
}

/** Shown in place of a whole page: a post, or the posts of a topic. */
export function LoadErrorPage({ label, title, message }: LoadErrorPageProps) {
  return (
    <ErrorPage
      breadcrumb={<Breadcrumb crumbs={crumbsTo(label)} />}
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
