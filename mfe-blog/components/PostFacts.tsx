import { ShareButton } from '@site/ui/ShareButton';
import type { ShownPost } from '../data/shown-post.ts';
import { PostByline } from './PostByline.tsx';
import classes from './PostFacts.module.css';
import { TopicLinks } from './TopicLinks.tsx';

interface PostFactsProps {
  post: Pick<ShownPost, 'title' | 'published' | 'updated' | 'readingMinutes' | 'categories'>;
}

/** What stands below a post's title: its byline, its categories and a button that shares it. */
export function PostFacts({ post: { title, published, updated, readingMinutes, categories } }: PostFactsProps) {
  return (
    <div className={classes.facts}>
      <PostByline readingMinutes={readingMinutes} published={published} updated={updated} />{' '}
      <div className={classes.row}>
        <TopicLinks kind="category" topics={categories} />
        <ShareButton title={title} />
      </div>
    </div>
  );
}
