import { browserArguments } from '@site/delivery/gate/browser-arguments';
import { findBrowser, findHeadlessBrowser } from '@site/testing/browser';

/** How journeys start their browser. */
export const headlessBrowser = optionsFor(findHeadlessBrowser());

/** The whole browser, as visitors have it: the headless shell draws letters differently and loads pictures sooner. */
export const wholeBrowser = optionsFor(findBrowser());

/** Without a path Playwright starts the browser it ships. */
function optionsFor(executablePath: string | undefined) {
  return {
    ...(executablePath && { executablePath }),
    args: browserArguments,
  };
}
