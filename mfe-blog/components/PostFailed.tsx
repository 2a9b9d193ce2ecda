import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { postCrumbs } from '../data/breadcrumbs.ts';
import { PostsFailed } from './PostsFailed.tsx';

export function PostFailed({ message }: { message?: string | undefined }) {
  return (
    <>
      <Banner title="This post could not be loaded" crumbs={postCrumbs('Post')} />
      <Section>
        <PostsFailed message={message} />
      </Section>
    </>
  );
}
