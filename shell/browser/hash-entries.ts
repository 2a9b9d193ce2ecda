/**
 * A link to a place on the page makes a history entry without state, and the router takes every such entry for the one that the document
 * began with: it would restore that one's place and focus. So each gets a key of its own, before the router reads it.
 */
export function keyHashEntries(): void {
  addEventListener('popstate', () => {
    // Only the router's blockers ask where an entry stands among the others, and no page here has one.
    if (history.state === null) history.replaceState({ key: `hash-${Date.now()}`, idx: null }, '');
  });
}
