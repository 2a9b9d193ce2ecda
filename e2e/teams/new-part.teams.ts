import path from 'node:path';
import { retire } from '@site/delivery/channels/retire';
import { manifestGate } from '@site/delivery/gate/gate';
import { expect, test } from '@site/e2e';
import { pointTo } from '../support/other-site.ts';
import { releaseStore } from '../support/part-build.ts';
import { copyRepository, removeCopy, sourceFolders } from '../support/repository-copy.ts';
import { requestHtml } from '../support/request.ts';
import { runIn } from '../support/run-in.ts';
import { anchors, changeSource, replace } from '../support/source-changes.ts';
import { open } from '../support/visit.ts';

test('makes a part with an API and a fragment that passes lint, types, tests and the gate, is in menus, sitemap and search, and can be retired', {
  tag: '@long',
}, async ({ page, runOther }) => {
  test.setTimeout(300_000);
  const copy = await copyRepository([
    ...(await sourceFolders()),
    'biome.json',
    'jest.config.mjs',
    '.gitignore',
    '.github',
  ]);
  try {
    const tool = (name: string, ...args: string[]) => runIn(copy, path.join(copy, 'node_modules/.bin', name), args);
    await expect(newPart(copy, 'careers', '/contact')).rejects.toThrow('/contact belongs to contact already');
    expect(await newPart(copy, 'careers', '/careers')).toContain('npm run dev, and look at /careers');
    await tool('biome', 'ci', '--error-on-warnings', 'mfe-careers', 'package-lock.json', '.github');
    await tool('tsc', '-p', 'mfe-careers');
    // Its tests start no built services.
    await tool('jest', '--globalSetup=', '--testPathPatterns', 'mfe-careers');

    const careers = await publish(copy, 'mfe-careers');
    await pointTo('with-careers', { careers }, manifestGate);
    const site = await runOther('with-careers', { careers });
    expect((await requestHtml('/sitemap.xml', site.url)).html).toContain(`<loc>${site.url}/careers</loc>`);
    // A renderer that has just started may time out on its first page.
    await expect.poll(async () => (await requestHtml('/search?q=careers', site.url)).html).toContain('href="/careers"');
    await open(page, `${site.url}/`);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('About us').first().hover();
    await menu.getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
    await expect(page.locator('main [data-part="careers"]')).toHaveAttribute('data-version', careers);
    const { html: answer } = await requestHtml('/api/v1/careers/offers', site.url);
    const [{ title }] = JSON.parse(answer).data;
    const offers = page.getByRole('region', { name: 'What we offer' });
    await open(page, `${site.url}/careers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
    await expect(offers).toContainText(title);

    await changeSource(copy, replace(anchors.shownPosts, '<Fragment name="CareersOffers" />'));
    await changeSource(copy, replace(anchors.shownFragments, "fragments: ['CareersOffers']"));
    await pointTo('with-careers', { careers, contact: await publish(copy, 'mfe-contact') }, manifestGate);
    await expect.poll(async () => (await requestHtml('/subscription', site.url)).html).toContain(title);
    await open(page, `${site.url}/subscription`);
    await expect(offers).toContainText(title);
    await offers.getByRole('link', { name: 'Read more' }).click();
    await expect(page).toHaveURL(`${site.url}/careers`);
    await expect(offers).toContainText(title);

    // Another part's page shows its fragment no longer.
    await pointTo('with-careers', { careers }, manifestGate);
    await retire(releaseStore(), {
      part: 'careers',
      redirects: { others: '/about-us' },
      channel: 'with-careers',
      why: 'a journey',
      gate: manifestGate,
    });
    await expect.poll(async () => (await requestHtml('/sitemap.xml', site.url)).html).not.toContain('/careers');
    await open(page, `${site.url}/careers`);
    await expect(page).toHaveURL(`${site.url}/about-us`);
    await expect(menu.getByRole('link', { name: 'Careers' })).toHaveCount(0);
    expect((await requestHtml('/api/v1/careers/offers', site.url)).status).toBe(404);
  } finally {
    await removeCopy(copy);
  }
});

async function publish(copy: string, part: string): Promise<string> {
  await runIn(path.join(copy, part), 'npm', ['run', 'build'], { NODE_ENV: 'production' });
  return (await releaseStore().publish(path.join(copy, part, 'dist'))).version;
}

function newPart(copy: string, name: string, address: string): Promise<string> {
  return runIn(copy, process.execPath, ['--import', 'tsx/esm', 'shared/tools/new-part.ts', name, address]);
}
