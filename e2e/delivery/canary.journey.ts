import type { Page } from '@playwright/test';
import { startCanary } from '@site/delivery/canary/canary';
import { allowAll } from '@site/delivery/gate/gate';
import { expect, test } from '@site/e2e';
import { failingFile } from '../support/page-errors.ts';
import { releaseStore } from '../support/part-build.ts';
import { publishUnreadable } from '../support/republish.ts';
import { request } from '../support/request.ts';
import { releaseIn, servedRelease } from '../support/served-release.ts';
import { mainLink, open } from '../support/visit.ts';

const secret = 'a secret of this journey';

test('rolls back a canary whose contact page fails, and records why', { tag: '@long' }, async ({
  page,
  runOther,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  pageErrors.allow(failingFile('contact', 'remoteEntry'), /SyntaxError: Unexpected token '\)'/);
  const channel = 'failing-canary';
  const site = await runOther(channel, {}, { EDGE_SECRET: secret, TRUST_PROXY: '1' });
  const store = releaseStore();
  const versions = { contact: await publishUnreadable('contact') };
  const { release: live, canary } = await startCanary(store, {
    channel,
    versions,
    percent: 50,
    why: 'a journey',
    gate: allowAll,
  });
  const tried = canary?.release ?? '';
  await expect
    .poll(async () => (await request('/', { site: site.url, headers: { accept: 'text/html' } })).headers['set-cookie'])
    .toHaveLength(1);

  await test.step('the pages of its visitors say so', async () => {
    await openAssigned(page, site.url, tried);
    await mainLink(page, 'Contact').click();
    await expect(page.locator('main [data-kind="error"]')).toContainText('This page could not be loaded');
    // A page sends its report when it is left.
    await page.goto('about:blank');
  });

  for (let visitor = 1; visitor <= 60; visitor += 1) await visitAndReport(site.url, visitor, tried);
  await expect.poll(async () => (await store.channel(channel).newest())?.action, { timeout: 30_000 }).toBe('guard');
  const now = await store.channel(channel).newest();
  expect([now?.release, now?.canary]).toEqual([live, undefined]);
  expect(now?.why).toMatch(
    new RegExp(`^A part failed for \\d+ of \\d+ visitors of release ${tried} and for 0 of \\d+ visitors of ${live}`),
  );
  await expect
    .poll(async () => (await request('/', { site: site.url, headers: { accept: 'text/html' } })).headers['set-cookie'])
    .toBeUndefined();
});

/**
 * Opens a page as a visitor who is assigned to the canary. Visitors who are not are only tried by requests: their pages would send reports,
 * of which two visitors per address count.
 */
async function openAssigned(page: Page, site: string, release: string) {
  let dealt: string | undefined;
  while (!dealt) {
    const { headers, body } = await request('/', { site, headers: { accept: 'text/html' } });
    if (releaseIn(body.toString('utf8')).id === release) dealt = headers['set-cookie']?.[0];
  }
  const [name = '', value = ''] = dealt.split(';')[0]?.split(/=(.*)/s) ?? [];
  await page.context().addCookies([{ name, value, url: site }]);
  await open(page, `${site}/about-us`);
  expect((await servedRelease(page)).id).toBe(release);
  // The report's script comes a second after the load event.
  await expect(page.locator('script[src*="/report."]')).toHaveCount(1);
}

/** Reports like a browser, from a network of its own. */
async function visitAndReport(site: string, visitor: number, failing: string) {
  const from = { 'x-forwarded-for': `10.${visitor}.0.1` };
  const { headers, body } = await request('/', { site, headers: { ...from, accept: 'text/html' } });
  const { id } = releaseIn(body.toString('utf8'));
  const [line = ''] = headers['set-cookie'] ?? [];
  const cookie = line.split(';')[0] ?? '';
  const report = JSON.stringify({ release: id, views: 1, failed: id === failing ? ['contact'] : [] });
  await request('/_/report', { site, method: 'POST', headers: { ...from, cookie }, body: report });
}
