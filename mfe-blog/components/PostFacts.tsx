import type { ShownPost } from '../data/shown-post.ts';
import { PostDate } from './PostDate.tsx';
import classes from './PostFacts.module.css';
import { ReadingTime } from './ReadingTime.tsx';
import { TopicLinks } from './TopicLinks.tsx';

/** What stands below the title of a post: its categories, who wrote it and when, and how long it takes to read. */
export function PostFacts({ post }: { post: ShownPost }) {
  const { categories, published, updated, readingMinutes } = post;
  return (
    <div className={classes.facts}>
      {categories.length > 0 && (
        <p>
          <TopicLinks kind="category" topics={categories} />
        </p>
      )}
      <p>
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
    </div>
  );
}
