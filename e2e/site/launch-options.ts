import { browserArguments } from '@site/release/gate/browser-arguments';
import { findBrowser, findHeadlessBrowser } from '@site/runner/browser';

/** How journeys start their browser. */
export const forJourneys = optionsFor(findHeadlessBrowser());

/** The whole browser, as visitors have it: without the parts behind a window, letters are drawn in another way, and pictures are loaded sooner. */
export const forMeasures = optionsFor(findBrowser());

/** Without a path Playwright starts its own. */
function optionsFor(executablePath: string | undefined) {
  return {
    ...(executablePath && { executablePath }),
    args: browserArguments,
  };
}
