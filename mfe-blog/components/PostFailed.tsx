import { Banner } from '@site/shared/ui/Banner.tsx';
import { Section } from '@site/shared/ui/Section.tsx';
import { postCrumbs } from './breadcrumbs.ts';
import { PostsFailed } from './PostsFailed.tsx';

export function PostFailed() {
  return (
    <>
      <Banner title="This post did not come" crumbs={postCrumbs('Post')} />
      <Section>
        <PostsFailed>The post could not be loaded.</PostsFailed>
      </Section>
    </>
  );
}
