import type { Page, Route } from '@playwright/test';
import { plainName } from '@site/delivery/store/store-layout';
import { expect, test } from '@site/e2e';
import { expectFallback, expectReadable, expectRecovery } from '../support/failed-area.ts';
import { failingFile, retriedPart } from '../support/page-errors.ts';
import { type Remote, remotes } from '../support/remotes.ts';
import { mainLink } from '../support/visit.ts';

interface Cause {
  name: string;
  file: (remote: Remote) => string;
  respond: (route: Route) => unknown;
}

const entry = () => 'remoteEntry';

const causes: Cause[] = [
  {
    name: 'its entry answers 503',
    file: entry,
    respond: (route) => route.fulfill({ status: 503, body: 'Not now' }),
  },
  { name: 'its entry hangs', file: entry, respond: () => undefined },
  { name: 'its entry was tampered with', file: entry, respond: tamper },
  {
    name: 'a chunk is missing',
    file: ({ chunk }) => chunk,
    respond: (route) => route.fulfill({ status: 404, body: 'Not here' }),
  },
  { name: 'a chunk was tampered with', file: ({ chunk }) => chunk, respond: tamper },
];

for (const [place, remote] of remotes.entries()) {
  for (const [turn, { name, file, respond }] of causes.entries()) {
    // `npm test` tries one cause on one part, `npm run test:long` every cause on every part.
    const isQuick = name === 'its entry was tampered with';
    const tag = turn % remotes.length === place && isQuick ? [] : '@long';
    test(`loses only the ${remote.part} page when ${name}`, { tag }, async ({ site, page, pageErrors }) => {
      pageErrors.allow(failingFile(remote.part, file(remote)), retriedPart(remote.part));
      const address = (url: URL) => plainName(url.pathname) === `/_/${remote.part}/${file(remote)}.js`;
      let isMended = false;
      // Requests that hang keep hanging: only new ones are answered.
      await page.route(address, (route) => (isMended ? route.continue() : respond(route)));
      await page.goto(remote.path, { waitUntil: 'commit' });
      await expectReadable(page, remote);

      await site.open(remote.from);
      const expectSameDocument = await expectFallback(page, remote);
      isMended = true;
      await expectRecovery(page, remote, expectSameDocument);
    });
  }
}

test('keeps a page readable, and its title, when its contents are used while its part fails', async ({
  site,
  page,
  pageErrors,
}) => {
  // The way back to an address without a fragment loads the page again.
  pageErrors.allow(failingFile('marketing', 'remoteEntry'), retriedPart('marketing'));
  await page.route('**/_/marketing/remoteEntry.*.js*', (route) => route.fulfill({ status: 503, body: 'Not now' }));
  await site.open('/privacy-policy');
  const notice = page.locator('main [data-kind="error"]');
  await expect(notice).toContainText('is not responding yet');
  const title = await page.title();
  const heading = page.getByRole('heading', { name: 'What we collect', exact: true });
  await page.getByRole('link', { name: 'What we collect', exact: true }).first().click();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(notice).toContainText('is not responding yet');
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('keeps the posts of the home page readable when the blog fails, and brings them back', async ({
  site,
  page,
  pageErrors,
}) => {
  pageErrors.allow(failingFile('blog', 'remoteEntry'), retriedPart('blog'));
  await page.route('**/_/blog/remoteEntry.*.js*', (route) => route.fulfill({ status: 503, body: 'Not now' }));
  await site.open('/');
  const posts = page.locator('[data-fragment="RecentPosts"]');
  await posts.scrollIntoViewIfNeeded();
  await expect(posts).toContainText('“Recent posts” is not responding yet');
  await expect(posts.getByRole('heading', { name: 'Recent blog posts' })).toBeVisible();
  await expect(posts.locator('h3 a')).not.toHaveCount(0);
  await heroWorks(page);
  await page.unroute('**/_/blog/remoteEntry.*.js*');
  await posts.getByRole('button', { name: 'Try again' }).click();
  await expect(posts.locator('[aria-roledescription="carousel"]')).toHaveAttribute('data-state', 'moving');
  await expect(posts.locator('[data-kind="error"]')).toHaveCount(0);
  await expect(posts.getByRole('heading', { name: 'Recent blog posts' })).toBeFocused();
});

test('keeps the home page readable and its links working when most of its code does not load', async ({
  site,
  page,
  pageErrors,
}) => {
  pageErrors.allow(failingFile('marketing', 'HomeSections'));
  await page.route('**/_/marketing/HomeSections.*.js*', (route) => route.fulfill({ status: 503, body: 'Not now' }));
  await site.open('/');
  const link = page.getByRole('link', { name: 'Healthcare' }).and(page.locator('main h3 a'));
  await link.scrollIntoViewIfNeeded();
  await heroWorks(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Healthcare' })).toBeVisible();
});

async function heroWorks(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().scrollIntoViewIfNeeded();
  await expect(page.locator('[aria-roledescription="carousel"]').first()).toHaveAttribute('data-state', 'moving');
}

test('retries stylesheets that failed with the page', async ({ site, page, pageErrors }) => {
  pageErrors.allow(failingFile('contact', 'ContactPage'));
  let requests = 0;
  await page.route('**/_/contact/ContactPage.*.css', (route) =>
    requests++ === 0 ? route.fulfill({ status: 503, body: 'Not now' }) : route.continue(),
  );
  await site.open('/contact');
  expect(requests).toBe(2);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => /\/ContactPage\.\w+\.css$/.test(href ?? ''))),
    )
    .toBe(true);
});

test('opens a page whose files did not load while its link was pointed at', async ({ site, page, pageErrors }) => {
  pageErrors.allow(failingFile('contact', 'remoteEntry'));
  const entry = '**/_/contact/remoteEntry.*.js*';
  await page.route(entry, (route) => route.abort());
  await site.open('/about-us');
  const link = mainLink(page, 'Contact');
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await link.hover();
  await failed;
  await page.unroute(entry);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});

for (const [what, respond] of [
  ['does not load', (route: Route) => route.fulfill({ status: 503, body: 'Not now' })],
  ['was tampered with', tamper],
] as const)
  test(`keeps a page readable, and opens links as documents, when the release's table ${what}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/\/_\/release\/\w+\/table\.|A part of this page could not be loaded/);
    await page.route('**/_/release/*/table.*.json', respond);
    const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await page.goto('/about-us');
    await failed;
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    await mainLink(page, 'Contact').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    await expect(page.locator('footer').getByRole('link', { name: 'Plumbing' }).first()).toBeAttached();
  });

for (const [file, javaScriptEnabled] of [
  ['/_/shell/start.js', true],
  ['/_/contact/Subscribe.css', true],
  ['/_/contact/Subscribe.css', false],
] as const) {
  test.describe(`${file} never answers, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test(`shows form and footer all the same while ${file} stalls`, async ({ page }) => {
      await page.route(
        (url) => plainName(url.pathname) === file,
        () => undefined,
      );
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect(page.locator('form [name=message]')).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
    });
  });
}

/** Another body than the one whose hash the page names, fetched from nowhere, so that no request outlives the page. */
function tamper(route: Route) {
  return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.isTamperedWith = true;' });
}
