/**
 * Where a plain click leads to the page that is laid out ahead, shows that page first, and gives the click to the router once its
 * frame has been painted: router and React together would take longer than style and paint. `PageStack` takes the mark away when it
 * shows the page. `isReady` says whether code and data of an address are there; it knows addresses without a fragment only, so a link
 * to a heading waits for the router, which finds the place.
 */
export function turnPageFirst(isReady: (url: string) => boolean): void {
  const givenOn = new WeakSet<Event>();
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || givenOn.has(event) || !isPlain(event, link) || !isReady(link.href) || !turnPage(link)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const again = new MouseEvent('click', event);
    givenOn.add(again);
    requestAnimationFrame(() =>
      setTimeout(() => (link.isConnected ? link.dispatchEvent(again) : location.assign(link.href))),
    );
  };
  document.addEventListener('click', hold, { capture: true });
}

/** Any other is the browser's: it opens a tab or a window, or saves what is behind the link. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, { target }: HTMLAnchorElement): boolean {
  return button === 0 && !target && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Swaps the two pages, and says whether the one ahead is for this address. The mark says where the page left stood (`scrolledTo`). */
function turnPage({ pathname, search }: HTMLAnchorElement): boolean {
  const main = document.getElementById('main');
  const ahead = main?.querySelector<HTMLElement>(':scope > [data-page="ahead"]');
  // A tab that nobody sees has no frames.
  if (!main || ahead?.dataset.path !== pathname + search || document.hidden) return false;
  // Of a double click, the second half may come in the same frame.
  main.dataset.turned ??= String(scrollY);
  scrollTo(0, 0);
  return true;
}
