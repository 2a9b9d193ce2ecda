import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { PageData } from '@site/contracts/site';
import { forMeasures } from '../../support/launch-options.ts';

export interface Visits {
  pages: number;
  visits: number;
  failures: string[];
  mixed: string[];
}

const paths = [
  '/',
  '/services',
  '/plumbing-services',
  '/industries',
  '/education',
  '/about-us',
  '/our-leadership',
  '/blogs',
  '/contact',
  '/privacy-policy',
];
/** So long a visitor in a browser reads a page, in milliseconds. */
const reading = 2_000;

/** Visitors come until `stop`: so many page requests a second, and one in a browser who goes from part to part. */
export async function startVisitors(site: string, perSecond: number) {
  const found: Visits = { pages: 0, visits: 0, failures: [], mixed: [] };
  let isOpen = true;
  const browser = await chromium.launch(forMeasures);
  const asked = ask();
  const walked = walk(browser);

  async function ask() {
    const running = new Set<Promise<void>>();
    const began = performance.now();
    for (let count = 0; isOpen; count += 1) {
      const one = look(paths[count % paths.length] ?? '/').finally(() => running.delete(one));
      running.add(one);
      // By the clock: a late one is made up for.
      await pause(Math.max(0, began + (count + 1) * (1_000 / perSecond) - performance.now()));
    }
    await Promise.all(running);
  }

  async function look(path: string) {
    found.pages += 1;
    try {
      const response = await fetch(site + path, { signal: AbortSignal.timeout(10_000) });
      const html = await response.text();
      if (response.status !== 200) found.failures.push(`${path} answered ${response.status}`);
      else if (!isOneRelease(html)) found.mixed.push(path);
    } catch (error) {
      found.failures.push(
        `${path} at ${new Date().toISOString()}: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`,
      );
    }
  }

  async function walk(one: Browser) {
    while (isOpen) {
      const page = await one.newPage();
      const seen = watchFiles(page, found);
      try {
        await page.goto(`${site}/`);
        for (const name of ['Blogs', 'Contact', 'Services', 'Industries']) {
          await page
            .getByRole('navigation', { name: 'Main' })
            .getByRole('link', { name, exact: true })
            .click({ timeout: 15_000 });
          await page.waitForFunction(
            (wanted) => document.title.length > 0 && location.pathname.includes(wanted),
            name.toLowerCase(),
            { timeout: 15_000 },
          );
          await page.locator('main h1').waitFor({ timeout: 15_000 });
          await pause(reading);
        }
        const { release } = await page.evaluate(
          (): PageData => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}'),
        );
        const own = Object.values(release.parts).map(({ base }) => base);
        found.mixed.push(...seen().filter((file) => !own.some((base) => file.startsWith(base))));
        found.visits += 1;
      } catch (error) {
        found.failures.push(`a visit: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      }
      await page.close();
    }
  }

  return async (): Promise<Visits> => {
    isOpen = false;
    await Promise.all([asked, walked]);
    await browser.close();
    return found;
  };
}

/** Addresses of the parts' files that the page asks for; what fails counts as a failed page. */
function watchFiles(page: Page, found: Visits): () => string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    // A click before the page is taken over loads a document of its own, which may be of a newer release.
    if (request.isNavigationRequest()) files.length = 0;
    const { pathname } = new URL(request.url());
    if (/^\/_\/[a-z-]+\/\d/.test(pathname)) files.push(pathname);
  });
  page.on(
    'response',
    (response) => response.status() >= 400 && found.failures.push(`${response.url()} answered ${response.status()}`),
  );
  page.on('pageerror', (error) => found.failures.push(`a visit: ${error.message}`));
  return () => files;
}

/** Whether every file and every area of a served page is of the versions that its release names. */
function isOneRelease(html: string): boolean {
  const { release }: PageData = JSON.parse(
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  );
  const files = html.match(/\/_\/[a-z-]+\/\d[\w.-]*\//g) ?? [];
  const areas = [...html.matchAll(/data-part="([a-z-]+)" data-version="([^"]+)"/g)];
  const own = new Set(Object.values(release.parts).map(({ base }) => base));
  return (
    files.every((base) => own.has(base)) &&
    areas.every(([, part = '', version]) => release.parts[part]?.version === version)
  );
}
