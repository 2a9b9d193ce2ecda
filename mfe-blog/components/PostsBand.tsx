import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useId } from 'react';
import type { ListedPost } from '../data/shown-post.ts';
import { PostGrid } from './PostGrid.tsx';

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
