import { type BrowserContext, type ConsoleMessage, expect, type Request } from '@playwright/test';
import { isApiMinimal, siteUrl } from './address.ts';

/** Console lines for requests that the specification server does not answer, and for the picture that it has lost. */
export const notSpecified = [/status of 404.*(?:blogsList\/topics|\/csrf|photos\/lost\.jpg)/];

/** React's invitation to install its developer tools: the one line that every development page writes. */
export const devToolsInvitation = /Download the React DevTools/;

/** Chromium warns about a button that names its dialog twice: by command, and as a popover for browsers without commands. */
export const popoverIgnored = /popovertarget is ignored on elements with commandfor/;

/**
 * Lines about a file of a part that does not load, whatever the browser, the page or Module Federation says of it.
 * @param file its name without hash and ending, as a regular expression
 * @example
 * pageErrors.allow(failingFile('blog', 'remoteEntry'));
 */
export function failingFile(part: string, file: string): RegExp {
  return new RegExp(`/_/${part}/${file}\\.`);
}

/** Module Federation's warning when a visitor retries a part. */
export function retriedPart(part: string): RegExp {
  return new RegExp(`The remote "${part}" is already registered`);
}

export interface PageErrors {
  /** Announces lines that this journey causes on purpose. */
  allow: (...patterns: RegExp[]) => void;
  /** Collects the console lines, page errors, failed requests and requests to other hosts of all pages in a context. */
  watch: (context: BrowserContext) => void;
  /** Fails on a line that was not allowed; after a timeout also on requests that have no response yet. */
  expectNone: (hasTimedOut: boolean) => void;
}

export function createPageErrors(): PageErrors {
  const lines: string[] = [];
  const allowed: RegExp[] = isApiMinimal ? [...notSpecified] : [];
  const pending = new Set<Request>();
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    watch(context) {
      context.on('console', (message) => {
        if (!isStatusOfPage(message) && !isRenderingNote(message) && !isLatePreload(message))
          lines.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => lines.push(`page error: ${error.error().stack || String(error.error())}`));
      context.on('requestfinished', (request) => pending.delete(request));
      context.on('requestfailed', (request) => {
        pending.delete(request);
        if (!isAbortedByLeaving(request))
          lines.push(`failed request: ${request.failure()?.errorText} ${request.url()}`);
      });
      context.on('request', (request) => {
        pending.add(request);
        const url = new URL(request.url());
        // Sites of other tests run on other ports of this machine.
        if (url.protocol.startsWith('http') && url.hostname !== new URL(siteUrl).hostname)
          lines.push(`request to another host: ${url.href}`);
      });
    },
    expectNone(hasTimedOut) {
      if (hasTimedOut)
        expect(
          [...pending].map((request) => request.url()),
          'requests without a response',
        ).toEqual([]);
      expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
  };
}

/** Chromium logs a failed load for a page that answers 404 or 422, even where that is the right answer. */
function isStatusOfPage(message: ConsoleMessage): boolean {
  return (
    /^Failed to load resource.*status of 4/.test(message.text()) && message.location().url === message.page()?.url()
  );
}

/** Chromium notes that geometry or styles in closed `details` were read, as Playwright does when it finds elements by role. */
function isRenderingNote(message: ConsoleMessage): boolean {
  return message.text().startsWith('Rendering was performed in a subtree hidden by content-visibility.');
}

/** Chromium warns about a preloaded file that is not used within seconds, which happens on a busy machine. */
function isLatePreload(message: ConsoleMessage): boolean {
  return message.text().includes('was preloaded using link preload but not used');
}

/** The browser aborts pending requests when a visitor leaves the page. */
function isAbortedByLeaving(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}
