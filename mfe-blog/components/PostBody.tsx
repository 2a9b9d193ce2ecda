import type { ShownPost } from '../data/shown-post.ts';
import classes from './PostBody.module.css';
import { PostContents } from './PostContents.tsx';
import { PostHtml } from './PostHtml.tsx';
import { TopicLinks } from './TopicLinks.tsx';

/** Everything of a post below its head. */
export function PostBody({ description, tags }: Pick<ShownPost, 'description' | 'tags'>) {
  return (
    <article className={classes.body}>
      {description && (
        <>
          <PostContents html={description} />
          <PostHtml html={description} />
        </>
      )}
      {tags.length > 0 && (
        <p data-role="tags">
          <strong>Tags:</strong> <TopicLinks kind="tag" topics={tags} />
        </p>
      )}
    </article>
  );
}
