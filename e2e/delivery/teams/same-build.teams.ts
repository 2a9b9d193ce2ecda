import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findParts, root } from '@site/runner/parts';
import { runNpm } from '../../support/part-build.ts';
import { copyCheckout, removeCopy } from '../../support/repository-copy.ts';
import { expect, test } from '../../support/visit.ts';

const results = ['browser', 'server', 'service', 'part.json'];

test('builds every part to the same bytes in another folder', async () => {
  test.setTimeout(600_000);
  const outer = await mkdtemp(path.join(tmpdir(), 'copy-'));
  // Another length and another depth: modules are named by paths, absolute ones and those up from a part.
  const copy = path.join(outer, 'some/folders/deeper', path.basename(root));
  try {
    await copyCheckout(copy);
    for (const { name, folder } of await findParts()) {
      const other = path.join(copy, path.relative(root, folder));
      await runNpm('build', other);
      expect(await differences(path.join(folder, 'dist'), path.join(other, 'dist')), name).toEqual([]);
    }
  } finally {
    await removeCopy(outer);
  }
});

/** Files that only one of two builds has, or that are not the same in both. */
async function differences(one: string, other: string): Promise<string[]> {
  const [first, second] = [await contentsOf(one), await contentsOf(other)];
  expect(first.size).toBeGreaterThan(10);
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => !first.get(name)?.equals(second.get(name) ?? Buffer.alloc(0))).sort();
}

async function contentsOf(dist: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .filter((file) => results.includes(file.split(path.sep)[0] ?? ''));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(path.join(dist, file))] as const)));
}
