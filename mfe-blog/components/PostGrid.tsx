import { useReveal } from '@site/ui/useReveal';
import type { ListedPost } from '../data/shown-post.ts';
import { PostCard } from './PostCard.tsx';
import classes from './PostGrid.module.css';

interface PostGridProps {
  posts: ListedPost[];
  /** The most that stand side by side where there is room. */
  columns?: 2 | 3;
  headingLevel?: 2 | 3;
  /** The grid's first row is visible without scrolling. */
  isFirstView?: boolean;
}

/** Cards in columns. */
export function PostGrid({ posts, columns = 2, headingLevel = 2, isFirstView = false }: PostGridProps) {
  return (
    <ul ref={useReveal<HTMLUListElement>()} className={classes.grid} data-columns={columns}>
      {posts.map((post, position) => (
        <li key={post.slug}>
          <PostCard post={post} headingLevel={headingLevel} isEager={isFirstView && position === 0} />
        </li>
      ))}
    </ul>
  );
}
