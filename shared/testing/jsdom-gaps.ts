/**
 * Fills in what jsdom lacks: `<dialog>` has its methods, which set `open` and fire the close event as browsers do. There is still no layout:
 * no media query matches, nothing comes into view, nothing scrolls. A test replaces what it needs.
 */
export function fillJsdomGaps() {
  const dialog = HTMLDialogElement.prototype;
  dialog.show ??= open;
  dialog.showModal ??= open;
  dialog.close ??= close;
  Object.assign(window, { matchMedia, scrollTo: () => {} });
  // React Router makes one for each loader.
  Object.assign(globalThis, { Request: LoaderRequest });
  globalThis.IntersectionObserver ??= StillObserver;
  globalThis.ResizeObserver ??= StillObserver;
  Element.prototype.scrollIntoView ??= () => {};
}

function open(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement, returnValue = '') {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

function matchMedia(media: string): MediaQueryList {
  const list = new EventTarget();
  return Object.assign(list, {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

class StillObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

class LoaderRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  constructor(url: string | URL, { signal }: RequestInit = {}) {
    this.url = String(url);
    this.signal = signal ?? undefined;
  }
}
