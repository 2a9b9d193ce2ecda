import { test as base, expect } from '@playwright/test';
import type { RunningSite } from '@site/runner/site';
import { siteUrl } from '../../support/address.ts';
import { runOtherSite } from '../../support/other-site.ts';
import { holdSite } from './held-site.ts';
import { openChromium, openFirefox } from './puppeteer-tab.ts';
import type { Engine, Tab, TabOptions } from './tab.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { openWebKit } from './webdriver-tab.ts';

export interface VisitOptions {
  engine: Engine;
  isPhone: boolean;
  hasScripts: boolean;
  /** What the page may report because of what the test breaks. */
  expectedErrors: RegExp | undefined;
}

interface Fixtures {
  tab: Tab;
  visitor: Visitor;
  /** Held until a test releases them: the shell's first script, so that nothing hydrates before. */
  heldFiles: RegExp;
  /** The same tab, on the site behind a proxy that holds these files. */
  held: { visitor: Visitor; release: () => void };
  runOther: typeof runOtherSite;
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
  heldFiles: [/\/_\/shell\/[^/]+\/main\.js$/, { option: true }],
  held: async ({ tab, heldFiles }, use) => {
    const { url, release, stop } = await holdSite(siteUrl, heldFiles);
    await use({ visitor: createVisitor(tab, url), release });
    stop();
  },
  runOther: async ({ tab }, use) => {
    const sites: RunningSite[] = [];
    await use(async (...options) => {
      const site = await runOtherSite(...options);
      sites.push(site);
      return site;
    });
    // A page that is still loading would fail on its files.
    await tab.goto('about:blank');
    await Promise.all(sites.map((site) => site.stop()));
  },
});

export { expect };
