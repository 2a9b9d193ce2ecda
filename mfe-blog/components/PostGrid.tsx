import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useReveal } from '@site/ui/useReveal';
import { useId } from 'react';
import type { ListedPost } from '../data/parse-responses.ts';
import { PostCard } from './PostCard.tsx';
import classes from './PostGrid.module.css';

interface PostGridProps {
  posts: ListedPost[];
  /** The maximum side by side, where there is room. */
  columns?: 2 | 3;
  headingLevel?: 2 | 3;
}

/** Cards in columns. In two columns the last of an odd number takes the whole row. */
export function PostGrid({ posts, columns = 2, headingLevel = 2 }: PostGridProps) {
  return (
    <ul role="list" ref={useReveal<HTMLUListElement>()} className={classes.grid} data-columns={columns}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard
            post={post}
            headingLevel={headingLevel}
            isWide={columns === 2 && index % 2 === 0 && index === posts.length - 1}
          />
        </li>
      ))}
    </ul>
  );
}

/** Further posts below the main content; nothing if there are none. */
export function PostsBand({ title, posts }: { title: string; posts: ListedPost[] }) {
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <Section tone="tint" labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} />
      <PostGrid posts={posts} columns={posts.length < 3 ? 2 : 3} headingLevel={3} />
    </Section>
  );
}
