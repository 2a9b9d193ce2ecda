import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { freePort } from '@site/runner/free-port';
import { runOtherSite } from '../support/other-site.ts';
import { releasesDir } from '../support/part-build.ts';
import { copyRepository, removeCopy } from '../support/repository-copy.ts';
import { request, requestHtml } from '../support/request.ts';
import { runDev } from '../support/run-dev.ts';
import { releaseIn } from '../support/served-release.ts';
import { addedWords, changeSource, words } from '../support/source-changes.ts';
import { open, waitUntilHydrated } from '../support/visit.ts';

test('develops one part with its folder, shared and a release, and shows saved changes and errors at once', {
  tag: '@long',
}, async ({ page: tab, pageErrors }) => {
  test.setTimeout(120_000);
  pageErrors.allow(/The tap leaks/);
  const copy = await copyRepository(['mfe-blog', 'shared']);
  const site = await runDev(copy, await freePort(), ['blog', '--against', releasesDir()]).catch((error) =>
    removeCopy(copy).then(() => Promise.reject(error)),
  );
  try {
    await open(tab, `${site.url}/blogs`);
    await expectSavedWordsShown(tab, copy);
    await expectErrorsShown(tab, path.join(copy, words.blog.file));
    await expectSavedPostShown(tab, path.join(copy, 'mfe-blog/content/posts'));
    expect(await withBuild(copy)).toEqual(['mfe-blog']);
    expect((await requestHtml('/our-leadership', site.url)).status).toBe(200);
    expect((await request('/api/v1/csrf', { site: site.url })).status).toBe(503);
  } finally {
    await tab.close();
    await site.stop();
    await removeCopy(copy);
  }
});

test('develops one part against a running site and its services', { tag: '@long' }, async ({ page: tab }) => {
  test.setTimeout(120_000);
  const staging = await runOtherSite('shared-staging', {}, { SHARE_RELEASES: 'yes' });
  const copy = await copyRepository(['mfe-contact', 'shared']);
  try {
    const site = await runDev(copy, await freePort(), ['contact', '--against', staging.url]);
    try {
      await open(tab, `${site.url}/contact`);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Contact us');
      await open(tab, `${site.url}/blogs`);
      await expect(
        tab.getByRole('link', { name: /\w/ }).and(tab.locator('main a[href^="/blogs/"]')).first(),
      ).toBeVisible();
      // The tab would reload while the test goes on.
      await tab.close();
      await expectSavedTypePublished(site.url, path.join(copy, 'mfe-contact/pages/ContactPage.tsx'));
    } finally {
      // An open page keeps its reload connection open.
      await tab.close();
      await site.stop();
    }
  } finally {
    await staging.stop();
    await removeCopy(copy);
  }
});

async function expectSavedWordsShown(tab: Page, copy: string) {
  await expect(tab.locator('main')).not.toContainText(addedWords);
  await changeSource(copy, words.blog);
  await expect(tab.locator('main')).toContainText(addedWords, { timeout: 60_000 });
  await waitUntilHydrated(tab);
}

/** A type changes a source map and nothing that runs; it is published nonetheless. */
async function expectSavedTypePublished(site: string, file: string) {
  const version = async () =>
    (await releaseIn((await requestHtml('/contact', site)).html, site)).parts.contact?.version;
  const before = await version();
  await writeFile(file, `${await readFile(file, 'utf8')}\nexport type Saved = string;\n`);
  await expect.poll(version, { timeout: 60_000 }).not.toBe(before);
}

async function expectErrorsShown(tab: Page, file: string) {
  const alert = tab.getByRole('alert').filter({ hasText: 'The build of blog failed' });
  const source = await readFile(file, 'utf8');
  await writeFile(file, `${source}\nconst;`);
  await expect(alert).toContainText('BlogListPage.tsx', { timeout: 60_000 });
  await writeFile(file, source);
  await expect(alert).toBeHidden({ timeout: 60_000 });

  await tab.evaluate(() => void setTimeout(() => Promise.reject(new Error('The tap leaks.'))));
  await expect(tab.getByRole('alert').filter({ hasText: 'The tap leaks.' })).toContainText('An error in this page');
  await tab.getByRole('button', { name: 'Close' }).click();
  await expect(tab.getByText('The tap leaks.')).toBeHidden();
}

async function expectSavedPostShown(tab: Page, posts: string) {
  const [name = ''] = (await readdir(posts)).sort();
  await open(tab, new URL(`/blogs/${path.basename(name, '.md')}`, tab.url()).href);
  const file = path.join(posts, name);
  await writeFile(file, `${await readFile(file, 'utf8')}\nThis line was saved a moment ago.\n`);
  await expect(tab.locator('main')).toContainText('This line was saved a moment ago.', { timeout: 30_000 });
}

/** Folders of the copy that were built. */
async function withBuild(copy: string): Promise<string[]> {
  return (await readdir(copy)).filter((name) => existsSync(path.join(copy, name, 'dist')));
}
