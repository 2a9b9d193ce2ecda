import type { PartFragment } from '@site/contracts/part-routes';
import { Link } from '@site/host/router';
import { Carousel } from '@site/ui/Carousel';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { PostCard } from '../../components/PostCard.tsx';
import type { ListedPost } from '../../data/parse-responses.ts';
import classes from './RecentPosts.module.css';

/** The newest posts in a carousel; nothing if there are none. */
export function RecentPosts({ data: posts }: { data: ListedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section labelledBy="recent-posts-heading">
      <div className={classes.posts}>
        <Carousel
          label="Newest posts"
          subject="the newest posts"
          gap={20}
          // The specification has no arrows here, but without them nothing shows that there are more than two (S15).
          hasNavigation
          controls={{
            heading: (
              <SectionHeading
                id="recent-posts-heading"
                eyebrow="Our blog"
                title="Recent blog posts"
                link={
                  <Link to="/blogs" data-prefetch="viewport">
                    All posts
                  </Link>
                }
              />
            ),
          }}
          slides={posts.map((post) => <PostCard key={post.slug} post={post} headingLevel={3} />)}
        />
      </div>
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
