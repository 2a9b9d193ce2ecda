import type { Post } from '../contract/posts.ts';
import { CategoryNames } from './CategoryNames.tsx';
import classes from './PostBody.module.css';
import { PostDate } from './PostDate.tsx';
import { PostHtml } from './PostHtml.tsx';

export function PostBody({ post }: { post: Post }) {
  return (
    <article className={classes.body}>
      <header>
        <p data-role="categories">
          <CategoryNames categories={post.categories} />
        </p>
        {/* The banner has the same words as the page's h1; a second heading would only be in the way. */}
        <p data-role="title">{post.title}</p>
        <p data-role="byline">
          by Admin, <PostDate published={post.published} shape="line" />
        </p>
      </header>
      <PostHtml html={post.description} />
      {post.tags.length > 0 && (
        <p data-role="tags">
          <strong>Tags:</strong> {post.tags.map(({ tagName }) => tagName).join(', ')}
        </p>
      )}
    </article>
  );
}
