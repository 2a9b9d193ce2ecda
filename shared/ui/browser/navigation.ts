import { useSyncExternalStore } from 'react';

/** On the document's element from a click until the next page has been painted: the page's path. */
const attribute = 'data-navigating';

/** The shell says here that a navigation to a path has begun, or that it is over. */
export function markNavigation(path: string | undefined): void {
  if (path === undefined) document.documentElement.removeAttribute(attribute);
  else document.documentElement.setAttribute(attribute, path);
}

/**
 * Path of the page that somebody waits for, if there is one.
 * @example
 * const isLoading = useNextPath() !== undefined;
 */
export function useNextPath(): string | undefined {
  return useSyncExternalStore(watchNavigation, nextPath, () => undefined);
}

/** Whether somebody waits for another page. */
export function isNavigating(): boolean {
  return nextPath() !== undefined;
}

/**
 * Resolves at once, or when the navigation that somebody waits for is over. What nobody has asked for waits: code that comes near the view,
 * pictures outside of it, pages that are prefetched.
 * @example
 * whenNoNavigation().then(loadMap);
 */
export async function whenNoNavigation(): Promise<void> {
  if (!isNavigating()) return;
  await new Promise<void>((resolve) => {
    const stop = watchNavigation(() => {
      if (isNavigating()) return;
      stop();
      resolve();
    });
  });
}

function nextPath(): string | undefined {
  return document.documentElement.getAttribute(attribute) ?? undefined;
}

function watchNavigation(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}
