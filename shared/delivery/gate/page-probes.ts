// What the gate runs inside a page. A function here can use nothing that is declared outside it.

declare global {
  interface Window {
    /** Where the page first differs from its served HTML, noted when React says that it does. */
    gateMismatch?: string;
  }
}

/** Runs before the page's scripts. React's production build names neither the text nor its place when hydration fails. */
export function watchHydration(): void {
  let served: { content: string; place: string }[] = [];
  document.addEventListener('DOMContentLoaded', () => {
    served = readContent();
  });
  addEventListener('error', ({ message }) => {
    if (!/React error #4(18|23|25)|hydrat/i.test(message)) return;
    const rendered = readContent();
    const index = served.findIndex(({ content }, position) => content !== rendered[position]?.content);
    const [before, after] = [served[index], rendered[index]];
    const place = (before ?? after)?.place;
    window.gateMismatch ??= before
      ? `the server renders ${before.content}, the browser ${after?.content ?? 'nothing'}, in ${place}`
      : 'the browser renders more than the server';
  });

  function readContent() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const content: { content: string; place: string }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim().slice(0, 80) : '';
      if (text) content.push({ content: JSON.stringify(text), place: placeOf(node.parentElement) });
      if (node instanceof Element) content.push({ content: `<${node.localName}>`, place: placeOf(node.parentElement) });
    }
    return content;
  }

  function placeOf(element: Element | null): string {
    const names: string[] = [];
    for (let parent = element; parent && parent !== document.body && names.length < 4; parent = parent.parentElement)
      names.unshift(`<${parent.localName}${parent.id ? ` id="${parent.id}"` : ''}>`);
    const part = element?.closest<HTMLElement>('[data-part]')?.dataset.part;
    return names.join(' ') + (part ? ` of ${part}` : '');
  }
}

export interface PageText {
  text: string;
  isVisible: boolean;
  /** Whether a visitor can open it: in a closed `details` or `dialog`, for example. */
  canBeOpened: boolean;
  /** `<ul class="grid">`: the outermost element that is hidden. */
  hiddenBy: string;
}

/** Every text of the page. */
export function readTexts(): PageText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: PageText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim().replace(/\s+/g, ' ');
    if (!element || text.length < 2 || element.closest('script, style, noscript, template')) continue;
    texts.push({
      text,
      isVisible: isVisible(element),
      canBeOpened: element.closest('details:not([open]), dialog, [popover], [hidden], [aria-hidden="true"]') !== null,
      hiddenBy: isVisible(element) ? '' : outermostHidden(element),
    });
  }
  return texts;

  function isVisible(element: Element): boolean {
    // An element with `display: contents` has no box of its own.
    const box = getComputedStyle(element).display === 'contents' ? element.parentElement : element;
    return box?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
  }

  function outermostHidden(element: Element): string {
    let hidden = element;
    while (hidden.parentElement && !isVisible(hidden.parentElement)) hidden = hidden.parentElement;
    return `<${hidden.localName}${hidden.className ? ` class="${hidden.className}"` : ''}>`;
  }
}

/** Clicks the first visible link to another page of the site. Returns the page's address and its heading, and where the link leads. */
export function clickLink(): { from: string; heading: string; to: string } | undefined {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')].find(
    (one) => one.pathname !== location.pathname && !one.pathname.includes('.') && one.checkVisibility(),
  );
  if (!link) return undefined;
  const heading = document.querySelector('h1')?.textContent ?? '';
  const visit = { from: location.pathname, heading, to: link.pathname };
  link.click();
  return visit;
}

/** Whether the page at this address is there, with this heading or with another one than `not`. */
export function hasArrived({ path, heading, not }: { path: string; heading?: string; not?: string }): boolean {
  const currentHeading = document.querySelector('h1')?.textContent;
  return location.pathname === path && currentHeading !== not && (heading === undefined || currentHeading === heading);
}
