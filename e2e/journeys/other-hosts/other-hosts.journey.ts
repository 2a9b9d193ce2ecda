import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { version as reactVersion } from 'react';
import { siteUrl } from '../../support/address.ts';
import { fillIn, reference, sendButton } from '../../support/enquiry.ts';
import { runIn } from '../../support/run-in.ts';
import { serveHost } from '../../support/serve-host.ts';
import { readForDevtools } from '../support/devtools.ts';

/** What the runtime knows of remotes that a host names by their manifests. The host that Vite builds names entries, which say nothing. */
const ofManifests = {
  [`blog:${siteUrl}/_/blog/mf-manifest.json`]: ['RecentPosts', 'routes'],
  [`contact:${siteUrl}/_/contact/mf-manifest.json`]: ['ContactForm', 'QuoteForm', 'routes', 'Subscribe'],
};

const hosts = [
  {
    bundler: 'Rspack',
    command: 'rspack',
    config: 'rspack/rspack.config.mjs',
    folderOption: '--output-path',
    exposed: ofManifests,
  },
  { bundler: 'Vite', command: 'vite', config: 'vite/vite.config.mjs', folderOption: '--outDir', exposed: {} },
];

for (const { bundler, exposed, ...build } of hosts) {
  test(`shows parts of the site on a page of another origin that ${bundler} has built`, async ({ page }) => {
    // A bundler runs first.
    test.slow();
    const host = await openHost(build);
    const forwarded = await forwardCalls(page, host.url);
    await page.goto(host.url);

    const posts = page.getByRole('region', { name: 'Recent blog posts' });
    await expect(posts.getByRole('heading', { level: 2 })).toHaveCSS('color', ink);
    expect(await posts.getByRole('article').count()).toBeGreaterThan(2);
    await posts.scrollIntoViewIfNeeded();
    const [picture] = await posts.getByRole('img').all();
    await expect.poll(() => picture?.evaluate((img) => Reflect.get(img, 'naturalWidth'))).toBeGreaterThan(0);

    // In a narrow column of a wide window: one card at a time, below the heading.
    await posts.evaluate((region) => region.style.setProperty('inline-size', '26rem'));
    await expect(async () => {
      const heading = await posts.getByRole('heading', { level: 2 }).boundingBox();
      const card = await posts.getByRole('article').first().boundingBox();
      expect(card?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
      expect(card?.width).toBeGreaterThan(300);
    }).toPass();

    for (const name of ['Send message', 'Subscribe'])
      await expect(page.getByRole('button', { name })).toHaveCSS('background-color', accent);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCSS('font-family', /^"?Figtree/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('margin-top', /[1-9]/);

    const words = page.getByRole('link', { name: 'privacy policy' });
    await expect(words).toHaveCount(2);
    for (const link of await words.all()) await expect(link).toHaveAttribute('href', `${siteUrl}/privacy-policy`);

    const shown = await page.evaluate(readForDevtools);
    expect(shown.exposed).toEqual(exposed);
    expect(shown.shared).toEqual(expect.arrayContaining([`react@${reactVersion}`, `react-dom@${reactVersion}`]));

    await fillIn(page);
    await sendButton(page).click();
    await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
    expect(forwarded).toEqual(['/api/v1/csrf', '/api/v1/generalEnquiry']);

    await page.getByRole('link', { name: 'Their blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toHaveCSS('color', ink);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Blogs');
    expect(new URL(page.url()).origin).toBe(host.url);
    await host.stop();
  });
}

// The tokens `--colour-ink` and `--colour-accent`.
const ink = 'rgb(11, 59, 58)';
const accent = 'rgb(15, 107, 98)';

/** Builds a host and serves it. */
async function openHost({ command, config, folderOption }: Omit<(typeof hosts)[number], 'bundler' | 'exposed'>) {
  const built = await mkdtemp(path.join(tmpdir(), 'host-'));
  const options = ['--config', path.join(import.meta.dirname, config), folderOption, built];
  await runIn(import.meta.dirname, 'npx', [command, 'build', ...options], { SITE_URL: siteUrl });
  const { url, stop } = await serveHost(built, siteUrl);
  return { url, stop: () => stop().then(() => rm(built, { recursive: true })) };
}

/** Forwards calls of the host's own origin to the site, as `shell/OTHER-HOSTS.md` tells a host that takes enquiries. Returns their paths. */
async function forwardCalls(page: Page, host: string): Promise<string[]> {
  const forwarded: string[] = [];
  await page.route(`${host}/api/v1/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    forwarded.push(pathname);
    const headers = { ...route.request().headers(), origin: siteUrl };
    await route.fulfill({ response: await route.fetch({ url: siteUrl + pathname, headers }) });
  });
  return forwarded;
}
