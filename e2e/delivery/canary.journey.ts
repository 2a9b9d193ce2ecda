import type { Page } from '@playwright/test';
import { startCanary } from '@site/delivery/canary/canary';
import { allowAll } from '@site/delivery/gate/gate';
import { expect, test } from '@site/e2e';
import { failingFile } from '../support/page-errors.ts';
import { releaseStore } from '../support/part-build.ts';
import { publishUnreadable } from '../support/republish.ts';
import { request } from '../support/request.ts';
import { releaseIdIn, servedRelease } from '../support/served-release.ts';
import { mainLink, open } from '../support/visit.ts';

test('shows a canary whose contact page fails to no visitor after the fifth failed visit', { tag: '@long' }, async ({
  page,
  runOther,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  pageErrors.allow(failingFile('contact', 'remoteEntry'), /SyntaxError: Unexpected token '\)'/);
  const channel = 'failing-canary';
  const site = await runOther(channel);
  const store = releaseStore();
  const versions = { contact: await publishUnreadable('contact') };
  const { canary, revision } = await startCanary(store, {
    channel,
    versions,
    percent: 50,
    why: 'a journey',
    gate: allowAll,
  });
  const tried = canary?.release ?? '';
  await expect.poll(async () => (await beginVisit(site.url)).cookie).toContain('sv-visitor=');

  await test.step('the page of a visit to it says that a part failed', async () => {
    await openAssigned(page, site.url, tried);
    await mainLink(page, 'Contact').click();
    await expect(page.locator('main [data-kind="error"]')).toContainText('This page could not be loaded');
    // A page sends its report when it is left.
    await page.goto('about:blank');
  });

  for (let failed = 1; failed < 5; ) {
    const { release, cookie } = await beginVisit(site.url);
    const body = JSON.stringify({ release, failed: release === tried ? ['contact'] : [], vitals: [] });
    await request('/_/report', { site: site.url, method: 'POST', headers: { cookie }, body });
    if (release === tried) failed += 1;
  }
  await expect
    .poll(async () => (await request('/_/ready', { site: site.url })).body.toString())
    .toMatch(new RegExp(`^yes\nThe canary ${tried} on ${channel} is no longer shown by this edge: 5 of its `));
  const later = await Promise.all(Array.from({ length: 20 }, () => beginVisit(site.url)));
  expect(later.filter(({ release }) => release === tried)).toEqual([]);
  expect(await store.channel(channel).newest()).toMatchObject({ revision, canary: { release: tried } });
});

async function beginVisit(site: string) {
  const { headers, body } = await request('/', { site, headers: { accept: 'text/html' } });
  return {
    release: releaseIdIn(body.toString('utf8')),
    cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '',
  };
}

/** Opens a page as a visit that was drawn into the canary. */
async function openAssigned(page: Page, site: string, release: string) {
  let visit = await beginVisit(site);
  while (visit.release !== release) visit = await beginVisit(site);
  const [name = '', value = ''] = visit.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: site }]);
  await open(page, `${site}/about-us`);
  expect((await servedRelease(page)).id).toBe(release);
  // The report's script comes a second after the load event.
  await expect(page.locator('script[src*="/report."]')).toHaveCount(1);
}
