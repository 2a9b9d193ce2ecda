/**
 * Whether React has failed because a translation, an extension or a writing helper moved or removed elements that it had drawn. Drawn anew,
 * the same code works.
 */
export function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** Whether `loadAnew` would load this address. */
export function canLoadAnew(): boolean {
  return !history.state?.wasLoadedAnew;
}

/**
 * Loads this address as a new document, because the elements of this one are not React's, or those of another page. Once for each entry of the history at
 * most, so never in a loop.
 */
export function loadAnew(): void {
  if (!canLoadAnew()) return;
  // The state of an entry outlives its document.
  history.replaceState({ ...history.state, wasLoadedAnew: true }, '');
  location.reload();
}
