import { expect, test } from '@site/e2e';
import { isRemoteSite } from '../support/address.ts';
import { expectFallback, expectReadable, expectRecovery } from '../support/failed-area.ts';
import { pointTo, runOtherSite } from '../support/other-site.ts';
import { retriedPart } from '../support/page-errors.ts';
import { remotes } from '../support/remotes.ts';
import { requestHtml } from '../support/request.ts';
import { markDocument, open } from '../support/visit.ts';
import { publishThrowing } from './support/throwing-builds.ts';

const throwingOnServer = {
  marketing: '/our-leadership',
  blog: '/blogs/water-tank-cleaning-done-properly',
  contact: '/contact?sent=SEV-7K3M-92QX',
};

test.skip(isRemoteSite, 'needs more than an address');

// `npm test` builds only the part with the quickest build, `npm run test:long` all of them.
for (const remote of remotes) {
  const tag = remote.part === 'contact' ? [] : '@long';

  test.describe(`with pages of ${remote.part} that fail`, { tag }, () => {
    let site: Awaited<ReturnType<typeof runOtherSite>>;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      const channel = `throwing-${remote.part}`;
      const version = await publishThrowing(remote.part);
      site = await runOtherSite(channel);
      // The site is running: the next page load has the new version.
      await pointTo(channel, { [remote.part]: version });
      await expect
        .poll(async () => (await requestHtml(remote.path, site.url)).html)
        .toContain(`data-version="${version}"`);
    });

    test.afterAll(() => site?.stop());

    test(`loses nothing but the page of ${remote.part} when it throws in the browser`, async ({ page, pageErrors }) => {
      pageErrors.allow(new RegExp(`^console error: Error: Thrown by a test\\s+at .*/_/${remote.part}/`));
      await page.goto(site.url + remote.path);
      // Each of these builds throws on one page only, so the visitor can come from another page of the same part.
      const neighbour = { ...remote, from: '/services' };
      await expectReadable(page, neighbour, site.url);

      await open(page, `${site.url}/services`);
      const expectSameDocument = await expectFallback(page, remote);
      await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
      await expectRecovery(page, remote, expectSameDocument);
    });

    test(`serves header, footer and phone when ${remote.part} throws on the server, and the page in the browser`, async ({
      page,
      pageErrors,
    }) => {
      const path = throwingOnServer[remote.part].replace('?', '\\?');
      pageErrors.allow(
        new RegExp(`^console error: .* status of 503 .* \\(${site.url}${path}\\)$`),
        retriedPart(remote.part),
      );
      await page.addInitScript(() => Object.assign(globalThis, { isMended: true }));
      const { status, html } = await requestHtml(throwingOnServer[remote.part], site.url);
      expect(status).toBe(503);
      expect(html).toContain('This page could not be loaded');
      expect(html).toContain('<footer');
      expect(html).toMatch(/<a [^>]*href=""[^>]*><span[^>]*>Try again/);
      await page.goto(site.url + throwingOnServer[remote.part]);
      const expectSameDocument = await markDocument(page);
      await expectRecovery(page, { heading: /\S/ }, expectSameDocument);
    });
  });
}
