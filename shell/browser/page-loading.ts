import type { SiteStore } from '../app/site-store.ts';

/** The loader disappears this long after hydration at the latest, whatever is still loading. */
const maxLoaderMs = 3_000;

/** Ends the four-dot loader at the load event. */
export function finishLoadingAtLoad(store: SiteStore): void {
  const { finishLoading } = store.getState();
  if (document.readyState === 'complete') finishLoading();
  else addEventListener('load', finishLoading, { once: true });
  setTimeout(finishLoading, maxLoaderMs);
}
