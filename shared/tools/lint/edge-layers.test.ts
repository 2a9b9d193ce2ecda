import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';

const root = path.join(import.meta.dirname, '../../..');

const layers = [['http'], ['releases-page', 'metrics', 'files'], ['rendering'], ['search'], ['releases'], ['caching']];

it("refuses imports against the order of the edge's folders, and no others", () => {
  const against = layers.flatMap((layer, depth) =>
    layer.flatMap((from) =>
      layers
        .slice(0, depth)
        .flat()
        .map((to) => `${from} imports ${to}`),
    ),
  );
  expect(refusedImports().sort()).toEqual(against.sort());
});

/** The imports that the plugin refuses when each folder imports each. */
function refusedImports(): string[] {
  const folder = temporaryFolder();
  const plugins = [path.join(import.meta.dirname, 'edge-layers.grit')];
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }));
  const folders = layers.flat();
  for (const from of folders) {
    mkdirSync(path.join(folder, 'server', from), { recursive: true });
    const imports = folders.map((to) => `import type { Sample } from '../${to}/sample.ts';`);
    writeFileSync(path.join(folder, 'server', from, 'sample.ts'), imports.join('\n'));
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', '--max-diagnostics=none'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const refusals = stdout.matchAll(/file=\S*server\/([\w-]+)\/sample\.ts,line=(\d+)/g);
  return [...refusals].map(([, from, line]) => `${from} imports ${folders[Number(line) - 1]}`);
}
