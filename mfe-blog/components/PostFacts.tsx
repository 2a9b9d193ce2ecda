import { onOneLine } from '@site/text/no-break-spaces';
import { ShareButton } from '@site/ui/ShareButton';
import type { SharedFields } from '../data/shown-post.ts';
import { PostDate } from './PostDate.tsx';
import classes from './PostFacts.module.css';
import { TopicLinks } from './TopicLinks.tsx';

interface PostFactsProps {
  post: Pick<SharedFields, 'categories' | 'readingMinutes'>;
  /** Set below the post's title. On a card, the date is in the badge and the categories are no links, because the card is one target. */
  head?: { title: string; published?: string; updated?: string };
}

/** Who wrote a post and when, how long it takes to read, and its categories: the same on its card and below its title, where it can be shared. */
export function PostFacts({ post: { categories, readingMinutes }, head }: PostFactsProps) {
  const { published, updated } = head ?? {};
  return (
    <div className={classes.facts}>
      <p>
        <span>by Admin</span>
        {readingMinutes && (
          <>
            {' '}
            <span>{`${readingMinutes}-minute read`}</span>
          </>
        )}
        {/* Last, because its digits are wider in the web font and would move what follows. */}
        {published && (
          <>
            {' '}
            <PostDate published={published} shape="line" />
          </>
        )}
        {updated && (!published || updated > published) && (
          <>
            {' '}
            <span>
              Updated <PostDate published={updated} shape="line" />
            </span>
          </>
        )}
      </p>{' '}
      {head ? (
        <div className={classes.row}>
          <TopicLinks kind="category" topics={categories} />
          <ShareButton title={head.title} />
        </div>
      ) : (
        <span>{categories.map(({ name }) => onOneLine(name)).join(', ')}</span>
      )}
    </div>
  );
}
