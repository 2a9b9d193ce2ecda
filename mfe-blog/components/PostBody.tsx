import { useShell } from '@site/host/shell-api';
import { TableOfContents } from '@site/ui/TableOfContents';
import { Suspense, useMemo } from 'react';
import type { ShownPost } from '../data/parse-responses.ts';
import { type PostContent, postContent } from '../data/post-content.ts';
import classes from './PostBody.module.css';
import { PostHtml } from './PostHtml.tsx';
import { TopicLinks, type TopicLinksProps } from './TopicLinks.tsx';

/** Everything of a post below its head. */
export function PostBody({
  description = '',
  categories,
  tags,
}: Pick<ShownPost, 'description' | 'categories' | 'tags'>) {
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
      <div className={classes.topics}>
        <PostTopics label="Categories:" kind="category" topics={categories} />
        <PostTopics label="Tags:" kind="tag" topics={tags} />
      </div>
    </article>
  );
}

function PostTopics({ label, ...links }: { label: string } & TopicLinksProps) {
  if (links.topics.length === 0) return null;
  return (
    <p>
      <strong>{label}</strong> <TopicLinks {...links} />
    </p>
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
