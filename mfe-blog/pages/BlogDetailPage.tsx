import { useLoaderData } from '@site/host/router';
import { LoadErrorPage, NotFound } from '../components/error-pages.tsx';
import { PostPreview } from '../components/PostPreview.tsx';
import { PostView } from '../components/PostView.tsx';
import type { loadPost } from '../data/loaders.ts';

export function BlogDetailPage() {
  const found = useLoaderData<typeof loadPost>();
  switch (found.status) {
    case 'ready':
      return <PostView {...found} />;
    case 'preview':
      return <PostPreview preview={found.preview} />;
    case 'missing':
      return (
        <NotFound title="Post not found" recent={found.recent}>
          There is no post at this address. It may have been renamed, or the link may be incomplete.
        </NotFound>
      );
    case 'failed':
      return <LoadErrorPage label="Post" title="This post could not be loaded" message={found.message} />;
  }
}
