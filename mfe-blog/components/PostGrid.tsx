import type { PostSummary } from '../contract/posts.ts';
import { PostCard } from './PostCard.tsx';
import classes from './PostGrid.module.css';

interface PostGridProps {
  posts: PostSummary[];
  /** Another page of the list is on its way. */
  isBusy?: boolean;
  headingLevel?: 2 | 3;
  /** The grid begins in the first view of the page. */
  isFirstView?: boolean;
}

/** Cards in two columns. */
export function PostGrid({ posts, isBusy = false, headingLevel = 2, isFirstView = false }: PostGridProps) {
  return (
    <ul className={classes.grid} aria-busy={isBusy}>
      {posts.map((post, position) => (
        <li key={post.slug}>
          <PostCard post={post} headingLevel={headingLevel} position={position} isEager={isFirstView && position === 0} />
        </li>
      ))}
    </ul>
  );
}
