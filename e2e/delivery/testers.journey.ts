import { testerToken } from '@site/delivery/tester-token';
import { expect, test } from '@site/e2e';
import { expectAccessible } from '../support/axe.ts';
import { releaseStore } from '../support/part-build.ts';
import { republish } from '../support/republish.ts';
import { mainLink, open } from '../support/visit.ts';

const secret = 'a secret of this journey';

test('shows a tester another version for the whole visit, with a badge whose link leaves it', {
  tag: '@long',
}, async ({ page, runOther }) => {
  test.setTimeout(120_000);
  const [site, version] = await Promise.all([
    runOther('tried-by-testers', {}, { EDGE_SECRET: secret }),
    republish('blog', 'tried'),
  ]);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const area = page.locator('main [data-part="blog"]');
  const badge = page.getByRole('complementary', { name: 'Release under test' });

  await open(page, `${site.url}/about-us?part=blog@${version}&token=${testerToken(secret)}`);
  expect(page.url()).toBe(`${site.url}/about-us`);
  await expect(badge).toContainText(`blog@${version}`);
  await expectAccessible(page, 'the badge');

  await mainLink(page, 'Blogs').click();
  await expect(area).toHaveAttribute('data-version', version);
  const { entry } = await releaseStore().readManifest('blog', version);
  // Its first script, which names all others; it is asked for twice where it was preloaded.
  expect(new Set(files.filter((file) => file.startsWith('/_/blog/remoteEntry.')))).toEqual(
    new Set([`/_/blog/${entry}`]),
  );
  await open(page, `${site.url}/blogs`);
  await expect(area).toHaveAttribute('data-version', version);

  await mainLink(page, 'Contact').click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await badge.getByRole('link', { name: 'Leave this release' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(badge).toHaveCount(0);
  await open(page, `${site.url}/blogs`);
  await expect(area).not.toHaveAttribute('data-version', version);
});
