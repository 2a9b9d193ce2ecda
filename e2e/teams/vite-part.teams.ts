import path from 'node:path';
import { retire } from '@site/delivery/channels/retire';
import { manifestGate } from '@site/delivery/gate/gate';
import { expect, test } from '@site/e2e';
import { pointTo } from '../support/other-site.ts';
import { releaseStore } from '../support/part-build.ts';
import { requestHtml } from '../support/request.ts';
import { runIn } from '../support/run-in.ts';
import { mainMenu, open } from '../support/visit.ts';

const folder = path.join(import.meta.dirname, 'vite-part');

test('publishes, renders, hydrates and retires a part that Vite has built', async ({ page, runOther }) => {
  test.setTimeout(90_000);
  await buildWithVite('--ssr', 'routes.jsx');
  await buildWithVite();
  const { version: awards } = await releaseStore().publish(path.join(folder, 'dist'));
  await pointTo('with-awards', { awards }, manifestGate);
  const site = await runOther('with-awards', { awards });

  // A renderer that has just started may time out on its first page.
  await expect.poll(async () => (await requestHtml('/awards', site.url)).html).toContain('Who judged');
  await open(page, `${site.url}/awards`);
  await expect(page.locator('main [data-part="awards"]')).toHaveAttribute('data-version', awards);
  await expect(page.getByRole('article')).toHaveCSS('border-top-color', accent);
  await page.getByRole('button', { name: 'Who judged' }).click();
  await expect(page.getByText('A jury of facility managers.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask about them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');

  await open(page, `${site.url}/about-us`);
  const menu = mainMenu(page);
  await menu.getByText('About us').first().hover();
  await menu.getByRole('link', { name: 'Awards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Awards');
  await expect(page.getByRole('article')).toHaveCSS('border-top-color', accent);

  await retire(releaseStore(), {
    part: 'awards',
    redirects: { others: '/about-us' },
    channel: 'with-awards',
    why: 'a journey',
    gate: manifestGate,
  });
  await expect.poll(async () => (await requestHtml('/sitemap.xml', site.url)).html).not.toContain('/awards');
  await open(page, `${site.url}/awards`);
  await expect(page).toHaveURL(`${site.url}/about-us`);
});

/** The token `--colour-accent`. */
const accent = 'rgb(15, 107, 98)';

function buildWithVite(...options: string[]): Promise<string> {
  return runIn(folder, 'npx', ['vite', 'build', '--config', path.join(folder, 'vite.config.mjs'), ...options]);
}
