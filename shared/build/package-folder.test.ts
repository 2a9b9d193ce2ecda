import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { installedVersion, packageFolder, packagesBehind } from './package-folder.ts';

it('finds a package in a folder of its own, where npm puts one of which the top has another version', () => {
  const checkout = install({ 'node_modules/slides': '2.0.0', 'ui/node_modules/slides': '1.0.0' });
  expect(installedVersion('slides', path.join(checkout, 'ui'))).toBe('1.0.0');
  expect(installedVersion('slides', path.join(checkout, 'blog'))).toBe('2.0.0');
});

it('finds what a package needs beside it, or at the top', () => {
  const checkout = install({
    'node_modules/router': { needs: ['cookie', 'path'] },
    'node_modules/router/node_modules/cookie': '1.0.0',
    'node_modules/cookie': '2.0.0',
    'node_modules/path': { needs: ['router'] },
  });
  const folders = [...packagesBehind(['router'], path.join(checkout, 'shell')).values()];
  expect(folders.map((folder) => path.relative(checkout, folder))).toEqual([
    'node_modules/router',
    'node_modules/router/node_modules/cookie',
    'node_modules/path',
  ]);
});

it('says what is not installed', () => {
  expect(() => packageFolder('slides', '/nowhere')).toThrow('The package slides, which /nowhere needs');
});

/** Folders of packages, each with its version or the names of those it needs. */
function install(packages: Record<string, string | { needs: string[] }>): string {
  const checkout = temporaryFolder();
  for (const [folder, stated] of Object.entries(packages)) {
    const manifest =
      typeof stated === 'string'
        ? { version: stated }
        : { version: '1.0.0', dependencies: Object.fromEntries(stated.needs.map((name) => [name, '*'])) };
    mkdirSync(path.join(checkout, folder), { recursive: true });
    writeFileSync(path.join(checkout, folder, 'package.json'), JSON.stringify(manifest));
  }
  return checkout;
}
