import path from 'node:path';
import { retire } from '@site/delivery/channels/retire';
import { manifestGate } from '@site/delivery/gate/gate';
import { expect, test } from '@site/e2e';
import { isRemoteSite } from '../support/address.ts';
import { pointTo, runOtherSite, type TemporarySite } from '../support/other-site.ts';
import { releaseStore } from '../support/part-build.ts';
import { copyRepository, removeCopy, sourceFolders } from '../support/repository-copy.ts';
import { requestHtml } from '../support/request.ts';
import { runIn } from '../support/run-in.ts';
import { anchors, changeSource, replace } from '../support/source-changes.ts';
import { mainMenu, open } from '../support/visit.ts';

test.skip(isRemoteSite, 'needs more than an address');

test.describe('a new part, with an API and a fragment,', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });

  const channel = 'with-training';
  let copy: string;
  let training: string;
  let site: TemporarySite;

  test.beforeAll(async () => {
    copy = await copyRepository([...(await sourceFolders()), 'biome.json', 'jest.config.mjs', '.gitignore', '.github']);
  });

  test.afterAll(async () => {
    await site?.stop();
    await removeCopy(copy);
  });

  test('is not made at the address of another part', async () => {
    await expect(newPart(copy, 'training', '/contact')).rejects.toThrow('/contact belongs to contact already');
  });

  test('is made by one command, and passes lint, types and tests as it is', async () => {
    expect(await newPart(copy, 'training', '/training')).toContain('npm run dev, and look at /training');
    const tool = (name: string, ...args: string[]) => runIn(copy, path.join(copy, 'node_modules/.bin', name), args);
    await tool('biome', 'ci', '--error-on-warnings', 'mfe-training', 'package-lock.json', '.github');
    await tool('tsc', '-p', 'mfe-training');
    // Its tests start no built services.
    await tool('jest', '--globalSetup=', '--testPathPatterns', 'mfe-training');
  });

  test('passes the gate, and is then in menus, sitemap and search', async ({ page }) => {
    training = await publish(copy, 'mfe-training');
    await pointTo(channel, { training }, manifestGate);
    site = await runOtherSite(channel, { training });
    expect((await requestHtml('/sitemap.xml', site.url)).html).toContain(`<loc>${site.url}/training</loc>`);
    // A renderer that has just started may time out on its first page.
    await expect
      .poll(async () => (await requestHtml('/search?q=training', site.url)).html)
      .toContain('href="/training"');
    await open(page, `${site.url}/`);
    await mainMenu(page).getByText('About us').first().hover();
    await mainMenu(page).getByRole('link', { name: 'Training' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training');
    await expect(page.locator('main [data-part="training"]')).toHaveAttribute('data-version', training);
  });

  test('shows what its API answers, on its page and in its fragment on a page of another part', async ({ page }) => {
    const { html: answer } = await requestHtml('/api/v1/training/offers', site.url);
    const [{ title }] = JSON.parse(answer).data;
    const offers = page.getByRole('region', { name: 'What we offer' });
    await open(page, `${site.url}/training`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training');
    await expect(offers).toContainText(title);

    await changeSource(copy, replace(anchors.shownPosts, '<Fragment name="TrainingOffers" />'));
    await changeSource(copy, replace(anchors.shownFragments, "fragments: ['TrainingOffers']"));
    await pointTo(channel, { training, contact: await publish(copy, 'mfe-contact') }, manifestGate);
    await expect.poll(async () => (await requestHtml('/subscription', site.url)).html).toContain(title);
    await open(page, `${site.url}/subscription`);
    await expect(offers).toContainText(title);
    await offers.getByRole('link', { name: 'Read more' }).click();
    await expect(page).toHaveURL(`${site.url}/training`);
    await expect(offers).toContainText(title);
  });

  test('is gone from menus, sitemap and API once it is retired, and its address redirects', async ({ page }) => {
    // Another part's page shows its fragment no longer.
    await pointTo(channel, { training }, manifestGate);
    await retire(releaseStore(), {
      part: 'training',
      redirects: { others: '/about-us' },
      channel,
      why: 'a journey',
      gate: manifestGate,
    });
    await expect.poll(async () => (await requestHtml('/sitemap.xml', site.url)).html).not.toContain('/training');
    await open(page, `${site.url}/training`);
    await expect(page).toHaveURL(`${site.url}/about-us`);
    await expect(mainMenu(page).getByRole('link', { name: 'Training' })).toHaveCount(0);
    expect((await requestHtml('/api/v1/training/offers', site.url)).status).toBe(404);
  });
});

async function publish(copy: string, part: string): Promise<string> {
  await runIn(path.join(copy, part), 'npm', ['run', 'build'], { NODE_ENV: 'production' });
  return (await releaseStore().publish(path.join(copy, part, 'dist'))).version;
}

function newPart(copy: string, name: string, address: string): Promise<string> {
  return runIn(copy, process.execPath, ['--import', 'tsx/esm', 'shared/tools/new-part.ts', name, address]);
}
