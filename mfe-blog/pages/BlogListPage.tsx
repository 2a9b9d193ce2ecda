import { visitPath } from '@site/brand/contact-links';
import { useLoaderData } from '@site/host/router';
import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { LoadErrorNotice, NoPosts, PageBeyond } from '../components/list-states.tsx';
import { PostsList } from '../components/PostsList.tsx';
import { listPicture } from '../data/list-picture.ts';
import type { loadList } from '../data/loaders.ts';
import { blogs } from '../data/paths.ts';

export function BlogListPage() {
  return (
    <>
      <Banner
        title={blogs.label}
        picture={listPicture.picture}
        alt={listPicture.alt}
        intro="Practical notes from our own people: what to check, what it costs and what to ask before you sign a contract."
      />
      <Section>
        <ListBody />
      </Section>
    </>
  );
}

function ListBody() {
  const list = useLoaderData<typeof loadList>();
  switch (list.status) {
    case 'failed':
      return <LoadErrorNotice title="The posts could not be loaded" message={list.message} />;
    case 'empty':
      return (
        <NoPosts title="No posts yet" link={{ to: visitPath, label: 'Arrange a visit' }}>
          We are writing the first one. Until then, please call or write to us with your questions.
        </NoPosts>
      );
    case 'beyond':
      return <PageBeyond path={list.path} />;
    case 'ready':
      return <PostsList path="/blogs" {...list} />;
  }
}
