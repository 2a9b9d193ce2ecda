import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../journeys/support/visit.ts';
import { copyRepository, removeCopy } from '../site/repository-copy.ts';
import { runIn } from '../site/run-in.ts';

test('stops a delivery at the first step that fails, and puts nothing into the store', async () => {
  test.setTimeout(120_000);
  const copy = await copyRepository(['mfe-contact', 'shared', 'biome.json', 'jest.config.mjs', '.gitignore']);
  try {
    await appendFile(path.join(copy, 'mfe-contact/flags.ts'), "\nimport '../shell/route-table.ts';\n");
    const pipeline = runIn(copy, process.execPath, ['--import', 'tsx/esm', 'shared/run/pipeline.ts', 'contact'], {
      RELEASES_DIR: path.join(copy, '.releases'),
    });
    await expect(pipeline).rejects.toThrow(/noRestrictedImports[\s\S]*lint failed, and nothing after it was done/);
    expect(await readdir(copy)).not.toContain('.releases');
  } finally {
    await removeCopy(copy);
  }
});
