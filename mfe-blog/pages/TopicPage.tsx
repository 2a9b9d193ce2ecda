import { useLoaderData } from '@site/host/router';
import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import type { ReactNode } from 'react';
import { NotFound } from '../components/NotFound.tsx';
import { PageBeyond } from '../components/PageBeyond.tsx';
import { PostsFailed } from '../components/PostsFailed.tsx';
import { PostsList } from '../components/PostsList.tsx';
import { topicCrumbs } from '../data/breadcrumbs.ts';
import type { loadCategory } from '../data/loaders.ts';
import { topicPath } from '../data/topic-path.ts';
import { topicLine, topicTitle } from '../data/topic-words.ts';

/** The posts of a category or a tag. */
export function TopicPage() {
  const found = useLoaderData<typeof loadCategory>();
  switch (found.status) {
    case 'ready': {
      const { topic, ...list } = found;
      const name = topicTitle(topic.name);
      return (
        <>
          <Banner title={name} crumbs={topicCrumbs(name)} intro={topicLine(topic)} />
          <Section>
            <PostsList
              path={topicPath(topic.kind, topic.name)}
              current={topic.kind === 'category' ? topic.slug : ''}
              {...list}
            />
          </Section>
        </>
      );
    }
    case 'missing':
      return (
        <NotFound title="Topic not found" recent={found.recent}>
          There is no topic at this address. It may have been renamed, or the link may be incomplete.
        </NotFound>
      );
    case 'beyond':
      return (
        <WithBanner title="Page not found">
          <PageBeyond path={found.path} />
        </WithBanner>
      );
    case 'failed':
      return (
        <WithBanner title="These posts could not be loaded">
          <PostsFailed message={found.message} />
        </WithBanner>
      );
  }
}

function WithBanner({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Banner title={title} crumbs={topicCrumbs('Posts')} />
      <Section>{children}</Section>
    </>
  );
}
