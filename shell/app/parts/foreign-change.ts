/**
 * Whether React has failed because a translation, an extension or a writing assistant moved or removed elements that React had rendered.
 * The same code works once it is rendered again.
 */
export function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** Whether `loadAnew` would reload this history entry. */
export function canLoadAnew(): boolean {
  return !history.state?.wasLoadedAnew;
}

/**
 * Reloads the page, because React no longer controls the document's elements or they belong to another page. At most once for each
 * history entry, so never in a loop.
 */
export function loadAnew(): void {
  if (!canLoadAnew()) return;
  // A history entry keeps its state when its document is reloaded.
  history.replaceState({ ...history.state, wasLoadedAnew: true }, '');
  location.reload();
}
