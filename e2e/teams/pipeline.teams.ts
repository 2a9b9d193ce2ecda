import { appendFile, cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '@site/delivery/store/open-store';
import { expect, test } from '@site/e2e';
import { releasesDir } from '../support/part-build.ts';
import { copyRepository, removeCopy, sourceFolders } from '../support/repository-copy.ts';
import { runIn } from '../support/run-in.ts';
import { changeSource, words } from '../support/source-changes.ts';

test('stops a delivery at the first failing step, and publishes nothing', async () => {
  test.setTimeout(120_000);
  const copy = await copyRepository(['mfe-contact', 'shared', 'biome.json', 'jest.config.mjs', '.gitignore']);
  try {
    await appendFile(path.join(copy, 'mfe-contact/flags.ts'), "\nimport '../shell/route-table.ts';\n");
    const pipeline = runIn(copy, process.execPath, ['--import', 'tsx/esm', 'shared/tools/pipeline.ts', 'contact'], {
      RELEASES_DIR: path.join(copy, '.releases'),
    });
    await expect(pipeline).rejects.toThrow(/noRestrictedImports[\s\S]*lint failed, and nothing after it was done/);
    expect(await readdir(copy)).not.toContain('.releases');
  } finally {
    await removeCopy(copy);
  }
});

test('takes a part through checks and staging to production, and records what did it', { tag: '@long' }, async () => {
  test.setTimeout(240_000);
  const copy = await copyRepository([
    ...(await sourceFolders()),
    'e2e',
    'turbo.json',
    'biome.json',
    'jest.config.mjs',
    'playwright.config.ts',
    '.gitignore',
  ]);
  try {
    await keepTests(path.join(copy, 'mfe-blog'), 'data');
    const releases = path.join(copy, '.releases');
    await cp(releasesDir(), releases, { recursive: true });
    await changeSource(copy, words.blog);
    await runIn(
      copy,
      process.execPath,
      ['--import', 'tsx/esm', 'shared/tools/pipeline.ts', 'blog', '--journeys', 'headers'],
      { RELEASES_DIR: releases },
    );
    const store = openStore({ RELEASES_DIR: releases });
    const [staging, production] = await Promise.all(
      ['staging', 'production'].map((channel) => store.readChannel(channel)),
    );
    const { parts } = await store.readRelease(production?.release ?? '');
    expect(production?.why).toBe(`pipeline of blog ${parts.blog}`);
    expect(staging?.release).toBe(production?.release);
  } finally {
    await removeCopy(copy);
  }
});

/** Keeps only the tests in one folder of a part: the other suites run all of them, which takes half a minute. */
async function keepTests(folder: string, room: string) {
  const files = await readdir(folder, { recursive: true });
  const others = files.filter((file) => /\.test\.tsx?$/.test(file) && path.dirname(file) !== room);
  await Promise.all(others.map((file) => rm(path.join(folder, file))));
}
