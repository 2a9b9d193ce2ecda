import type { PartFragment } from '@site/contracts/part-routes';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Carousel } from '@site/ui/Carousel';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { PostCard } from '../../components/PostCard.tsx';
import type { ListedPost } from '../../data/shown-post.ts';

/** The newest posts in a carousel; nothing if there are none. */
export function RecentPosts({ data: posts }: { data: ListedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section labelledBy="recent-posts-heading">
      <Carousel
        label="Newest posts"
        subject="the newest posts"
        controls={{
          heading: <SectionHeading id="recent-posts-heading" eyebrow="Our blog" title="Recent blog posts" />,
        }}
        slides={posts.map((post) => <PostCard key={post.slug} post={post} headingLevel={3} />)}
        more={
          <ButtonLink variant="secondary" to="/blogs">
            All posts
          </ButtonLink>
        }
        {...postCarousel}
      />
    </Section>
  );
}

export const fragment = {
  Fragment: RecentPosts,
  // Errors are not caught: the embedding page must know that it was rendered without posts.
  loader: async ({ api, signal }) => {
    const { fetchRecent } = await import(/* webpackChunkName: "loaders" */ '../../data/loaders.ts');
    return fetchRecent(api, signal);
  },
} satisfies PartFragment<ListedPost[]>;

/** How many posts are side by side, by minimum width of the window; numbers of the specification. */
const postCarousel = {
  itemsAt: [
    { width: 0, items: 1 },
    { width: 400, items: 1 },
    { width: 740, items: 2 },
  ],
  gap: 20 as const,
  // The specification has no arrows here, but without them nothing shows that there are more than two (S15).
  hasNavigation: true,
};
