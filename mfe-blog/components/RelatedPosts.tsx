import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ListedPost } from '../data/shown-post.ts';
import { PostGrid } from './PostGrid.tsx';

/** Posts on the same topics; nothing if there are none. */
export function RelatedPosts({ posts }: { posts: ListedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section tone="tint" labelledBy="related-heading">
      <SectionHeading id="related-heading" title="Related posts" />
      <PostGrid posts={posts} columns={posts.length < 3 ? 2 : 3} headingLevel={3} />
    </Section>
  );
}
