import { Banner } from '@site/ui/Banner';
import { Notice } from '@site/ui/Notice';
import { Section } from '@site/ui/Section';
import { crumbsTo } from '../data/paths.ts';
import type { PreviewData } from '../data/posts-client.ts';
import { PostDate } from './PostByline.tsx';
import { PostView } from './PostView.tsx';

const states = {
  faulty: 'The file has problems',
  draft: 'Preview of a draft',
  scheduled: 'Preview of a scheduled post',
  published: 'Preview of a published post',
};

/** A post as its file is now, for whoever has the link. */
export function PostPreview({ preview }: { preview: PreviewData }) {
  const { state, until } = preview;
  const notice = (
    <Section>
      <Notice kind={state === 'faulty' ? 'error' : 'info'} title={states[state]}>
        {state === 'faulty' && (
          <ul role="list">
            {preview.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <p>
          Only people with this link can see this page, until <PostDate published={until} shape="line" />. It reloads
          when the file is saved.
        </p>
      </Notice>
    </Section>
  );
  if (state === 'faulty')
    return (
      <>
        <Banner title="Preview" crumbs={crumbsTo('Preview')} />
        {notice}
      </>
    );
  return (
    <>
      {notice}
      <PostView {...preview.content} />
    </>
  );
}
