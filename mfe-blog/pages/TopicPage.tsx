import { useLoaderData } from '@site/host/router';
import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { LoadErrorPage, NotFound } from '../components/error-pages.tsx';
import { PageBeyond } from '../components/list-states.tsx';
import { PostsBand } from '../components/PostGrid.tsx';
import { PostsList } from '../components/PostsList.tsx';
import type { TopicLoader } from '../data/loaders.ts';
import { crumbsTo, topicPath } from '../data/paths.ts';
import { topicLine, topicTitle } from '../data/topic-words.ts';

/** The posts of a category or a tag. */
export function TopicPage() {
  const result = useLoaderData<TopicLoader>();
  switch (result.status) {
    case 'ready': {
      const { topic, others, ...list } = result;
      const name = topicTitle(topic.name);
      return (
        <>
          <Banner title={name} crumbs={crumbsTo(name)} intro={topicLine(topic)} />
          <Section>
            <PostsList
              path={topicPath(topic.kind, topic.slug)}
              current={topic.kind === 'category' ? topic.slug : ''}
              {...list}
            />
          </Section>
          <PostsBand title="More from the blog" posts={others} />
        </>
      );
    }
    case 'missing':
      return (
        <NotFound title="Topic not found" recent={result.recent}>
          There is no topic at this address. It may have been renamed, or the link may be incomplete.
        </NotFound>
      );
    case 'beyond':
      return (
        <>
          <Banner title="Page not found" crumbs={crumbsTo('Posts')} />
          <Section>
            <PageBeyond path={result.path} />
          </Section>
        </>
      );
    case 'failed':
      return <LoadErrorPage label="Posts" title="These posts could not be loaded" message={result.message} />;
  }
}
