import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';

const root = path.join(import.meta.dirname, '../../..');

const refused = [
  "<p>Fee {isFixed && 'fixed'}</p>",
  "<p>{isFixed ? 'Fixed' : 'Variable'} fee</p>",
  '<p><b>Fee</b> {isFixed && `fixed`}</p>',
  "<p>{fee}{isFixed && 'fixed'}</p>",
  "<><b>Fee</b>{isFixed ? <i>fixed</i> : 'variable'}</>",
  '<p>{isFixed && <b>Note</b>} The fee is fixed.</p>',
];

const accepted = [
  "<p>{isFixed && 'Fixed fee'}</p>",
  "<p> {isFixed ? 'Fixed' : 'Variable'} </p>",
  "<p>Fee <b>{isFixed && 'fixed'}</b></p>",
  '<p>The fee is fixed {isFixed && <b>for now</b>}</p>',
  '<p>{isFixed ? <b>Fixed</b> : <i>Variable</i>} <b>fee</b></p>',
];

it('refuses texts that come, go or change beside siblings, and those before which an element does', () => {
  expect(found([...refused, ...accepted])).toEqual(refused);
});

/** The snippets in which the plugin finds such a text. */
function found(markups: string[]): string[] {
  const folder = temporaryFolder();
  const plugins = [path.join(import.meta.dirname, 'bare-text.grit')];
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }));
  writeFileSync(
    path.join(folder, 'sample.tsx'),
    markups.map((markup, line) => `const m${line} = ${markup};`).join('\n'),
  );
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = [...stdout.matchAll(/line=(\d+)/g)].map(([, line]) => Number(line) - 1);
  return markups.filter((_, line) => lines.includes(line));
}
