import type { ConsoleMessage, Page } from 'playwright-core';

/** Filled while the page runs: exceptions and console errors, among them violations of the content security policy. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`an exception: ${describeError(`${error.name}: ${error.message}`)}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOwnStatus(message, page)) return;
    errors.push(`an error: ${describeError(message.text(), message.location().url)}`);
  });
  return errors;
}

/** Chromium logs a page that is answered 404 as an error; /404 is meant to be. */
function isOwnStatus(message: ConsoleMessage, page: Page): boolean {
  return /^Failed to load resource/.test(message.text()) && message.location().url === page.url();
}

/** React's production build reports only a number. These are the errors that our parts have had or may have; all others keep React's link. */
const reactErrors: Record<string, string> = {
  31: 'An object was rendered where React expects text or an element.',
  130: 'An element has no component: an import is undefined, perhaps a wrong name.',
  185: 'A component sets state in every render or effect, without end.',
  300: 'A component called fewer hooks than in its last render: a return stands before a hook.',
  301: 'A component sets state while it renders, without end.',
  310: 'A component called more hooks than in its last render: a hook stands behind a condition.',
  321: 'A hook was called outside a component, or the part brings a second copy of React.',
  418: 'The HTML of the server differs from what the browser renders.',
  419: 'The server could not finish this area, so the browser rendered it anew.',
  421: 'An area was updated before it was hydrated, so its server HTML was dropped.',
  422: 'Hydration failed, so this area was rendered anew in the browser.',
  423: 'Hydration failed, so the whole page was rendered anew in the browser.',
  425: 'A text of the server differs from what the browser renders.',
  527: 'react and react-dom have different versions.',
};

const maxLength = 300;

/** A console error in one line. `address` is the file that it is about. */
function describeError(message: string, address = ''): string {
  const [first = ''] = message.replace(/^Uncaught (?:\(in promise\) )?/, '').split('\n');
  const file = fileOf(address);
  const isMissing = /^Failed to load resource: .*(?:status of 404|ERR_)/.test(first);
  if (isMissing && file) return `The file ${file} cannot be loaded.`;
  return first.replace(/Minified React error #(\d+);.*/, explainReactError).slice(0, maxLength);
}

/** Whether a service did not answer, or the edge answered in its place. */
export function isServiceError(error: string): boolean {
  return /Failed to load resource: .* status of 5\d\d/.test(error);
}

function explainReactError(whole: string, code: string): string {
  const meaning = reactErrors[code];
  return meaning ? `${meaning} (React error ${code})` : whole;
}

/** `/_/blog/1.0.0-3f9a1c20/x.js` as `x.js of blog 1.0.0-3f9a1c20`, `/_/blog/x.js` as `x.js of blog`; any other as its address. */
function fileOf(address: string): string {
  const [, part, version = '', file] = /\/_\/([^/]+)(?:\/(\d+\.\d+\.\d+[^/]*))?\/([^?#]+)/.exec(address) ?? [];
  return file ? `${file} of ${part} ${version}`.trimEnd() : address;
}
