import { pointTo } from '../support/other-site.ts';
import { forgetVersion, releaseStore } from '../support/part-build.ts';
import { republish } from '../support/republish.ts';
import { requestHtml } from '../support/request.ts';
import { releaseIn } from '../support/served-release.ts';
import { expect, test } from './support/visit.ts';
import { createVisitor, type Visitor } from './support/visitor.ts';

const part = 'blog';
const link = { within: { role: 'navigation', name: 'Main' }, role: 'link', name: 'Blogs' };
const page = { within: { role: 'main' }, role: 'heading', name: 'Blogs' };

test('keeps an open tab on its release through a delivery', async ({ tab, runOther }) => {
  const channel = 'delivered-to-browsers';
  const site = await runOther(channel);
  const visitor = createVisitor(tab, site.url);
  await visitor.goto('/about-us');
  await visitor.waitForHydration();
  await visitor.markDocument();
  const before = await versionServed(site.url);
  const version = await republish(part, 'next');
  await pointTo(channel, { [part]: version });
  await expect.poll(() => versionServed(site.url)).toBe(version);

  await visitor.click(link);
  await visitor.waitForURL('/blogs');
  await visitor.expectVisible(page);
  expect(await versionShown(visitor)).toBe(before);
  expect(await visitor.isSameDocument()).toBe(true);

  await visitor.goto('/blogs');
  await visitor.waitForHydration();
  await visitor.expectVisible(page);
  expect(await versionShown(visitor)).toBe(version);
});

test.describe('with files gone', () => {
  test.use({ expectedErrors: /404|could not be loaded|MIME type/ });

  test('reloads an open tab whose release was pruned', async ({ tab, runOther }) => {
    const channel = 'pruned-for-browsers';
    const version = await republish(part, channel);
    const site = await runOther(channel, { [part]: version });
    const visitor = createVisitor(tab, site.url);
    await visitor.goto('/about-us');
    await visitor.waitForHydration();
    await visitor.markDocument();
    await pointTo(channel, {});
    await expect.poll(() => versionServed(site.url)).not.toBe(version);
    await forgetVersion(releaseStore(), part, version);

    await visitor.click(link);
    await visitor.waitForURL('/blogs');
    await visitor.expectVisible(page);
    expect(await versionShown(visitor)).toBe(await versionServed(site.url));
    expect(await visitor.isSameDocument()).toBe(false);
  });
});

async function versionServed(site: string): Promise<string | undefined> {
  return (await releaseIn((await requestHtml('/', site)).html, site)).parts[part]?.version;
}

function versionShown({ tab }: Visitor): Promise<unknown> {
  return tab.evaluate(`document.querySelector('main [data-part="${part}"]').dataset.version`);
}
