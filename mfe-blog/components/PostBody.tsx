import { useMemo } from 'react';
import { sanitise } from '#sanitise';
import { headedHtml } from '../data/post-html.ts';
import type { ShownPost } from '../data/shown-post.ts';
import classes from './PostBody.module.css';
import { PostContents } from './PostContents.tsx';
import { PostHtml } from './PostHtml.tsx';
import { TopicLinks } from './TopicLinks.tsx';

/** Everything of a post below its head. Its HTML is always sanitised again. */
export function PostBody({ description, tags }: Pick<ShownPost, 'description' | 'tags'>) {
  const { html, headings } = useMemo(() => headedHtml(sanitise(description ?? '')), [description]);
  return (
    <article className={classes.body}>
      {description && (
        <>
          <PostContents headings={headings} />
          <PostHtml sanitisedHtml={html} />
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
