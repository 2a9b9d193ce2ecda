import notFound from '@site/pictures/masters/not-found.webp';
import outOfOrder from '@site/pictures/masters/out-of-order.webp';
import { Breadcrumb } from '@site/ui/Breadcrumb';
import { ButtonLink } from '@site/ui/ButtonLink';
import { ErrorPage, errorPageSizes } from '@site/ui/ErrorPage';
import { Picture } from '@site/ui/Picture';
import type { ListedPost } from '../data/parse-responses.ts';
import { crumbsTo } from '../data/paths.ts';
import { FailureText, Retry } from './list-states.tsx';
import { PostsBand } from './PostGrid.tsx';

// Shown in place of a whole page: a post, or the posts of a topic.

interface NotFoundProps {
  title: string;
  recent: ListedPost[];
  children: string;
}

/** The blog's own not-found page: it offers recent posts. */
export function NotFound({ title, recent, children }: NotFoundProps) {
  return (
    <>
      <ErrorPage
        breadcrumb={<Breadcrumb crumbs={crumbsTo(title)} />}
        title={title}
        text={<p>{children}</p>}
        actions={<ButtonLink to="/blogs">All posts</ButtonLink>}
        picture={
          <Picture
            picture={notFound}
            alt="A worker with a torch looks round a miniature room at night and finds only a robot vacuum cleaner."
            sizes={errorPageSizes}
            isEager
            ground="none"
          />
        }
      />
      <PostsBand title="Recent posts" posts={recent} />
    </>
  );
}

interface LoadErrorPageProps {
  /** Label of the last breadcrumb. */
  label: string;
  title: string;
  message?: string;
}

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
