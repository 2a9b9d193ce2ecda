import type { SiteStore } from '../app/site-store.ts';

/** At the latest so long after hydration the loader goes, whatever still loads. */
const longestLoader = 3_000;

/** Ends the four-dot loader at the load event. */
export function finishLoadingAtLoad(store: SiteStore): void {
  const { finishLoading } = store.getState();
  if (document.readyState === 'complete') finishLoading();
  else addEventListener('load', finishLoading, { once: true });
  setTimeout(finishLoading, longestLoader);
}
