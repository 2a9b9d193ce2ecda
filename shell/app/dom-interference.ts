/**
 * Whether React has failed because a translation, an extension or a writing assistant moved or removed elements that React had rendered.
 * The same code works once it is rendered again.
 */
export function isDomInterference(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/**
 * Whether the document was served for the current address. After a reload, Back may lead to an entry that shares the document; before
 * hydration nothing but the address changes then.
 */
export function isServedPage(): boolean {
  const served = new URL(documentLoad()?.name ?? location.href);
  return served.pathname + served.search === location.pathname + location.search;
}

/** Whether a reload may help: not if it has just brought this page, so never in a loop. */
export function canReload(): boolean {
  const load = documentLoad();
  return load !== undefined && !(load.type === 'reload' && isServedPage());
}

/** Reloads the page, because React no longer controls the document's elements or they belong to another page. */
export function reloadOnce(): void {
  if (canReload()) location.reload();
}

function documentLoad(): PerformanceNavigationTiming | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming ? load : undefined;
}
