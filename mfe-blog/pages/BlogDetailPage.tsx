import { useLoaderData, useLocation, useRevalidator } from '@site/host/router';
import { useEffect } from 'react';
import { LoadErrorPage, NotFound } from '../components/error-pages.tsx';
import { PostPreview } from '../components/PostPreview.tsx';
import { PostView } from '../components/PostView.tsx';
import { previewKey } from '../contract/preview-key.ts';
import type { loadPost } from '../data/loaders.ts';

export function BlogDetailPage() {
  const result = useLoaderData<typeof loadPost>();
  const { search } = useLocation();
  usePolling(result.status !== 'missing' && new URLSearchParams(search).has(previewKey));
  switch (result.status) {
    case 'ready':
      return <PostView {...result} />;
    case 'preview':
      return <PostPreview preview={result.preview} />;
    case 'missing':
      return (
        <NotFound title="Post not found" recent={result.recent}>
          There is no post at this address. It may have been renamed, or the link may be incomplete.
        </NotFound>
      );
    case 'failed':
      return <LoadErrorPage label="Post" title="This post could not be loaded" message={result.message} />;
  }
}

const pollIntervalMs = 1_000;

/** While the page is visible, loads its data again one second after the last load has ended, even if that failed: the service may be restarting. */
function usePolling(isPolled: boolean) {
  const { state, revalidate } = useRevalidator();
  // Never during a load, which another one would abort.
  const isDue = isPolled && state === 'idle';
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => document.hidden || revalidate(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isDue, revalidate]);
}
