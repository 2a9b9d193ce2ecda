import type { Post } from '../contract/posts.ts';
import classes from './PostBody.module.css';
import { PostDate } from './PostDate.tsx';
import { PostHtml } from './PostHtml.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { TopicLinks } from './TopicLinks.tsx';

export function PostBody({ post }: { post: Post }) {
  return (
    <article className={classes.body}>
      <header>
        <p data-role="categories">
          <TopicLinks kind="category" names={post.categories.map(({ categoryName }) => categoryName)} />
        </p>
        {/* Not a heading: the banner has the same words as the page's h1. */}
        <p data-role="title">{post.title}</p>
        <p data-role="byline">
          <span>
            by Admin, <PostDate published={post.published} shape="line" />
          </span>{' '}
          <ReadingTime minutes={post.readingMinutes} />{' '}
          {post.updated > post.published && (
            <span>
              Updated <PostDate published={post.updated} shape="line" />
            </span>
          )}
        </p>
      </header>
      <PostHtml html={post.description} />
      {post.tags.length > 0 && (
        <p data-role="tags">
          <strong>Tags:</strong> <TopicLinks kind="tag" names={post.tags.map(({ tagName }) => tagName)} />
        </p>
      )}
    </article>
  );
}
