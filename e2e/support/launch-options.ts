import { findBrowser, findHeadlessBrowser } from '@site/runner/browser';

/** How journeys start their browser. */
export const headlessBrowser = optionsFor(findHeadlessBrowser());

/** The whole browser, as visitors have it: the headless shell draws letters differently and loads pictures sooner. */
export const wholeBrowser = optionsFor(findBrowser());

/** Without a path Playwright starts the browser it ships. */
function optionsFor(executablePath: string | undefined) {
  return {
    ...(executablePath && { executablePath }),
    // Debian's build looks for Google's hosts at every start, which a closed network refuses one by one.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  };
}
