import { Banner } from '@site/shared/ui/Banner.tsx';
import { ButtonLink } from '@site/shared/ui/ButtonLink.tsx';
import { Section } from '@site/shared/ui/Section.tsx';
import { SectionHeading } from '@site/shared/ui/SectionHeading.tsx';
import type { PostSummary } from '../contract/posts.ts';
import { postCrumbs } from './breadcrumbs.ts';
import { PostGrid } from './PostGrid.tsx';

/** The blog's own not-found page: what was sought is a post, so posts are offered. */
export function PostMissing({ recent }: { recent: PostSummary[] }) {
  return (
    <>
      <Banner
        title="Post not found"
        crumbs={postCrumbs('Post not found')}
        intro="There is no post at this address. It may have been renamed, or the link may have lost a few letters on its way."
      >
        <ButtonLink to="/blogs">All posts</ButtonLink>
      </Banner>
      {recent.length > 0 && (
        <Section labelledBy="recent-heading">
          <SectionHeading id="recent-heading" title="Perhaps one of these" />
          <PostGrid posts={recent} headingLevel={3} />
        </Section>
      )}
    </>
  );
}
