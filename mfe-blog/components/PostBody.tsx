import { useShell } from '@site/host/shell-api';
import { TableOfContents } from '@site/ui/TableOfContents';
import { Suspense, useMemo } from 'react';
import type { ShownPost } from '../data/parse-responses.ts';
import { type PostContent, postContent } from '../data/post-content.ts';
import classes from './PostBody.module.css';
import { PostHtml } from './PostHtml.tsx';
import { TopicLinks } from './TopicLinks.tsx';

/** Everything of a post below its head. */
export function PostBody({ description = '', tags }: Pick<ShownPost, 'description' | 'tags'>) {
  const { apiOrigin } = useShell();
  const { tree, headings } = useMemo(() => postContent(description, apiOrigin), [description, apiOrigin]);
  return (
    <article className={classes.body}>
      {description && (
        <>
          <PostContents headings={headings} />
          {/* Where an extension has changed the served text, React renders this part of the page anew, not all of it. */}
          <Suspense>
            {/* Another text gets other elements: a film or a translation may have replaced some of these. */}
            <PostHtml key={description} tree={tree} />
          </Suspense>
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

// A reader sees fewer at a glance.
const minHeadings = 3;

/** Links to a post's headings, if there is room beside it; nothing for a post with few headings. */
function PostContents({ headings }: Pick<PostContent, 'headings'>) {
  if (headings.length < minHeadings) return null;
  return (
    <div className={classes.contents}>
      <TableOfContents headings={headings} />
    </div>
  );
}
