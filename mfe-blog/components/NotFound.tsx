import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { postCrumbs } from '../data/breadcrumbs.ts';
import type { ListedPost } from '../data/shown-post.ts';
import { PostGrid } from './PostGrid.tsx';

interface NotFoundProps {
  title: string;
  recent: ListedPost[];
  children: string;
}

/** The blog's own not-found page: it offers recent posts. */
export function NotFound({ title, recent, children }: NotFoundProps) {
  return (
    <>
      <Banner title={title} crumbs={postCrumbs(title)} intro={children}>
        <ButtonLink to="/blogs">All posts</ButtonLink>
      </Banner>
      {recent.length > 0 && (
        <Section labelledBy="recent-heading">
          <SectionHeading id="recent-heading" title="Recent posts" />
          <PostGrid posts={recent} columns={3} headingLevel={3} />
        </Section>
      )}
    </>
  );
}
