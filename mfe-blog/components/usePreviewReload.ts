import { useRevalidator } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { useEffect } from 'react';
import type { PreviewData } from '../data/preview-client.ts';

/** Loads a preview again when its file is saved. */
export function usePreviewReload({ slug, token, version }: PreviewData) {
  const { api } = useShell();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const start = async () => {
      const { watchPreview } = await import(/* webpackChunkName: "preview" */ '../data/preview-client.ts');
      if (!isGone) stop = watchPreview({ api, slug, token, version }, revalidate);
    };
    void start();
    return () => {
      isGone = true;
      stop();
    };
  }, [api, slug, token, version, revalidate]);
}
