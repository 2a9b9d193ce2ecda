import { test as base, expect } from '@playwright/test';
import { createDeferred } from '@site/testing/deferred';
import { siteUrl } from '../../support/address.ts';
import { openServer, passOn } from '../../support/open-server.ts';
import { type RunOther, withOtherSites } from '../../support/other-site.ts';
import { openChromium, openFirefox } from './puppeteer-tab.ts';
import type { Engine, Tab, TabOptions } from './tab.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { openWebKit } from './webdriver-tab.ts';

export interface VisitOptions {
  engine: Engine;
  isPhone: boolean;
  hasScripts: boolean;
  /** Errors that the page may report because of what the test breaks. */
  expectedErrors: RegExp | undefined;
}

interface Fixtures {
  tab: Tab;
  visitor: Visitor;
  /** Paused until a test resumes them: the shell's first script, so that nothing hydrates before. */
  pausedFiles: RegExp;
  /** The same tab, on the site behind a proxy that pauses these files. */
  pausedSite: { visitor: Visitor; resume: () => void };
  runOther: RunOther;
}

const openers: Record<Engine, (options: TabOptions) => Promise<Tab>> = {
  firefox: openFirefox,
  webkit: openWebKit,
  chromium: openChromium,
};

/** A visitor with a browser of the project's engine. */
export const test = base.extend<VisitOptions & Fixtures>({
  engine: ['firefox', { option: true }],
  isPhone: [false, { option: true }],
  hasScripts: [true, { option: true }],
  expectedErrors: [undefined, { option: true }],
  tab: async ({ engine, isPhone, hasScripts, expectedErrors }, use) => {
    const size = isPhone ? { width: 400, height: 860 } : { width: 1280, height: 900 };
    const tab = await openers[engine]({ ...size, hasScripts });
    await use(tab);
    await tab.close();
    expect(tab.errors().filter((error) => !expectedErrors?.test(error))).toEqual([]);
  },
  visitor: async ({ tab }, use) => {
    await use(createVisitor(tab, siteUrl));
  },
  pausedFiles: [/\/_\/shell\/main\.\w+\.js$/, { option: true }],
  pausedSite: async ({ tab, pausedFiles }, use) => {
    const { url, resume, stop } = await openPausedSite(siteUrl, pausedFiles);
    await use({ visitor: createVisitor(tab, url), resume });
    // Or the page would report requests that it makes while the proxy stops.
    await tab.goto('about:blank');
    await stop();
  },
  runOther: async ({ tab }, use) => withOtherSites(use, () => tab.goto('about:blank')),
});

export { expect };

/** The site behind a proxy that pauses requests for the matching files until `resume` is called. */
async function openPausedSite(site: string, files: RegExp) {
  const { promise: resumed, resolve: resume } = createDeferred();
  const server = await openServer(async (incoming, outgoing) => {
    if (files.test(incoming.url ?? '')) await resumed;
    passOn(incoming, outgoing, new URL(site));
  });
  return { ...server, resume };
}
