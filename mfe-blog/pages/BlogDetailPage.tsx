import { useLoaderData } from '@site/shared/router';
import { PostFailed } from '../components/PostFailed.tsx';
import { PostMissing } from '../components/PostMissing.tsx';
import { PostView } from '../components/PostView.tsx';
import type { loadPost } from '../loaders.ts';

export function BlogDetailPage() {
  const found = useLoaderData<typeof loadPost>();
  switch (found.status) {
    case 'ready':
      return <PostView post={found.post} />;
    case 'missing':
      return <PostMissing recent={found.recent} />;
    case 'failed':
      return <PostFailed />;
  }
}
