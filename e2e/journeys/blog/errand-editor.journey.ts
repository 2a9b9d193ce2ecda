import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type RunOther, test } from '@site/e2e';
import { root } from '@site/runner/parts';
import { runIn } from '../../support/run-in.ts';

const publicFiles = ['/blogs', '/blogs/rss.xml', '/blogs/atom.xml', '/sitemap.xml', '/search-index.json'];

// Each command is a process of its own, and starts slowly on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('writes, checks, previews and publishes a post', { tag: '@long' }, async ({ site, page, runOther }) => {
  const { url, posts, save, link, stop } = await beginPost(runOther);
  await site.open(link);
  await expect(page.getByText('Preview of a draft')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await site.expectAccessible('the preview');
  for (const address of publicFiles)
    expect(await (await fetch(new URL(address, url))).text(), address).not.toContain('fans-for-a-hot-office');
  expect((await fetch(`${link}x`)).status).toBe(404);
  expect((await fetch(link)).headers.get('cache-control')).toBe('private, no-store');

  await save('title:', 'titel:');
  await expect(page.getByText("'titel' is not known here")).toBeVisible();
  await site.expectAccessible('the problems');
  await save('titel:', 'title:');
  await save('Write the post here.', 'Buy them in March: see [our lifts](/blogs/lifs).');
  await expect(page.getByText('Buy them in March')).toBeVisible();
  await expect(posts('check')).rejects.toThrow('leads nowhere: there is no post "lifs"');

  await save('/blogs/lifs', '/services');
  await save('draft: true\n', '');
  await posts('check');
  expect(await posts('import')).toContain('1 written');
  const address = new URL('/blogs/fans-for-a-hot-office', url).href;
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  await site.open(address);
  await expect(page.getByText('Buy them in March')).toBeVisible();
  await expect(page.getByText('Preview of')).toHaveCount(0);
  await stop();
});

const draft = `---
title: Fans for a hot office
summary: Which fans cool an office, and when to buy.
published: 2026-11-20T09:15:00+05:30
draft: true
categories: [Offices]
image: post-garden
imageAlt: A miniature garden with flower beds and a lily pond.
---
Write the post here.
`;

/** A site with a content folder of its own, and the link of a new draft in it. */
async function beginPost(runOther: RunOther) {
  const contentDir = await mkdtemp(path.join(tmpdir(), 'editor-'));
  await cp(path.join(root, 'mfe-blog/content'), contentDir, { recursive: true });
  const { url, dataDir } = await runOther('editor', {}, { CONTENT_DIR: contentDir });
  const posts = (...words: string[]) =>
    runIn(root, 'npm', ['run', '--silent', 'posts', '--', ...words], { CONTENT_DIR: contentDir, DATA_DIR: dataDir });
  const file = path.join(contentDir, 'posts/fans-for-a-hot-office.md');
  await writeFile(file, draft);
  await posts('check');
  const [link = ''] = /http\S+/.exec(await posts('preview', 'fans-for-a-hot-office')) ?? [];
  return {
    url,
    posts,
    link,
    save: async (from: string, to: string) =>
      writeFile(
        file,
        (await readFile(file, 'utf8')).replace(from, () => to),
      ),
    stop: () => rm(contentDir, { recursive: true }),
  };
}
