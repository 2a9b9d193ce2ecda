/**
 * Whether React has failed because a translation, an extension or a writing assistant moved or removed elements that React had rendered.
 * The same code works once it is rendered again.
 */
export function isDomInterference(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** Whether `reloadOnce` would reload this history entry. */
export function canReload(): boolean {
  return !history.state?.wasReloaded;
}

/**
 * Reloads the page, because React no longer controls the document's elements or they belong to another page. At most once for each
 * history entry, so never in a loop.
 */
export function reloadOnce(): void {
  if (!canReload()) return;
  // A history entry keeps its state when its document is reloaded.
  history.replaceState({ ...history.state, wasReloaded: true }, '');
  location.reload();
}
