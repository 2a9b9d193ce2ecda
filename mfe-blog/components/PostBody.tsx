import type { ShownPost } from '../data/shown-post.ts';
import classes from './PostBody.module.css';
import { PostDate } from './PostDate.tsx';
import { PostHtml } from './PostHtml.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { TopicLinks } from './TopicLinks.tsx';

export function PostBody({ post }: { post: ShownPost }) {
  const { title, description, categories, tags } = post;
  return (
    <article className={classes.body}>
      <header>
        {categories.length > 0 && (
          <p data-role="categories">
            <TopicLinks kind="category" topics={categories} />
          </p>
        )}
        {/* Not a heading: the banner has the same words as the page's h1. */}
        <p data-role="title">{title}</p>
        <Byline post={post} />
      </header>
      {description && <PostHtml html={description} />}
      {tags.length > 0 && (
        <p data-role="tags">
          <strong>Tags:</strong> <TopicLinks kind="tag" topics={tags} />
        </p>
      )}
    </article>
  );
}

function Byline({ post: { published, updated, readingMinutes } }: { post: ShownPost }) {
  return (
    <p data-role="byline">
      <span>
        by Admin
        {published && (
          <>
            , <PostDate published={published} shape="line" />
          </>
        )}
      </span>{' '}
      {readingMinutes && <ReadingTime minutes={readingMinutes} />}{' '}
      {updated && (!published || updated > published) && (
        <span>
          Updated <PostDate published={updated} shape="line" />
        </span>
      )}
    </p>
  );
}
