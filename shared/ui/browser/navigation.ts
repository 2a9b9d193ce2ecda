/** On the document's element while the router brings the next page. */
const attribute = 'data-navigating';

/** The shell says here that a navigation has begun or is over. */
export function markNavigation(isUnderWay: boolean): void {
  document.documentElement.toggleAttribute(attribute, isUnderWay);
}

/**
 * Resolves at once, or when the navigation that somebody waits for is over. What nobody has asked for waits: code that comes near the view,
 * pictures outside of it, pages that are prefetched.
 * @example
 * whenNoNavigation().then(loadMap);
 */
export async function whenNoNavigation(): Promise<void> {
  const root = document.documentElement;
  if (!root.hasAttribute(attribute)) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (root.hasAttribute(attribute)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: [attribute] });
  });
}
