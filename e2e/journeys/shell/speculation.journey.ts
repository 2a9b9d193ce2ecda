import { expect, test } from '@site/e2e';
import { mainLink } from '../../support/visit.ts';

test('fetches the page of a link under the pointer before any script runs', async ({ page, pageErrors }) => {
  pageErrors.allow(/failed request: inspector .*main\..*\.js/);
  const devtools = await page.context().newCDPSession(page);
  const used = new Promise<string>((resolve) =>
    devtools.on(
      'Preload.prefetchStatusUpdated',
      ({ status, prefetchUrl }) => status === 'Success' && resolve(prefetchUrl),
    ),
  );
  let isReady = false;
  devtools.on('Preload.prefetchStatusUpdated', ({ status }) => {
    isReady ||= status === 'Ready';
  });
  await devtools.send('Preload.enable');
  await devtools.send('Network.enable');
  // Blocked by DevTools, because routing requests through the test would switch speculation off.
  await devtools.send('Network.setBlockedURLs', { urls: ['*/_/shell/main.*.js'] });
  await page.goto('/', { waitUntil: 'commit' });
  const link = mainLink(page, 'Contact');
  // The pointer may be there before the rules are: it moves again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => isReady, { timeout: 1_000 }).toBe(true);
  }).toPass();
  await link.click();
  expect(new URL(await used).pathname).toBe('/contact');
  await expect(page).toHaveURL('/contact');
});

test('leaves links to the router once the page is hydrated', { tag: '@long' }, async ({ site, page }) => {
  const devtools = await page.context().newCDPSession(page);
  const sources: unknown[][] = [];
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) =>
    sources.push(preloadingAttemptSources),
  );
  await devtools.send('Preload.enable');
  await site.open('/about-us');
  await site.waitUntilHydrated();
  await expect.poll(() => sources.at(-1)).toEqual([]);
});
