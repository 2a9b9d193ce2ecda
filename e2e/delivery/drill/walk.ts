import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { PageData } from '@site/contracts/site';

export interface Visits {
  pages: number;
  visits: number;
  failures: string[];
  /** Pages and first scripts of another release than the page's own. */
  mixed: string[];
}

/** Each part's first script, which names all its other files. */
export const firstScript = /\/_\/[a-z-]+\/(?:entry|main)\.\w+\.js/g;

/** How long the visitor reads each page. */
const readingMs = 2_000;

/** One visit from part to part in the same document, noting what failed and which scripts were of another release. */
export async function walkThroughSite(browser: Browser, site: string, found: Visits): Promise<void> {
  const page = await browser.newPage();
  const seen = watchScripts(page, found);
  try {
    await page.goto(`${site}/`);
    for (const name of ['Blogs', 'Contact', 'Services', 'Industries']) {
      await follow(page, name);
      await pause(readingMs);
    }
    const { release } = await page.evaluate(
      (): PageData => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}'),
    );
    const own = Object.values(release.parts).map(({ base, entry }) => base + entry);
    found.mixed.push(...seen().filter((script) => !own.includes(script)));
    found.visits += 1;
  } catch (error) {
    found.failures.push(`a visit: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  await page.close();
}

async function follow(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name, exact: true }).click({ timeout: 15_000 });
  await page.waitForFunction(
    (wanted) => document.title.length > 0 && location.pathname.includes(wanted),
    name.toLowerCase(),
    { timeout: 15_000 },
  );
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 15_000 });
}

/** Addresses of the parts' first scripts that the page asks for; what fails counts as a failed page. */
function watchScripts(page: Page, found: Visits): () => string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // A click before hydration loads a new document, which may be of a newer release.
    if (request.isNavigationRequest()) scripts.length = 0;
    const { pathname } = new URL(request.url());
    scripts.push(...(pathname.match(firstScript) ?? []));
  });
  page.on(
    'response',
    (response) => response.status() >= 400 && found.failures.push(`${response.url()} answered ${response.status()}`),
  );
  page.on('pageerror', (error) => found.failures.push(`a visit: ${error.message}`));
  return () => scripts;
}
