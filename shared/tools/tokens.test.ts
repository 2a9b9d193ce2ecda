import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';

it('has no token that no style sheet uses', () => {
  const tokens = readFileSync(path.join(root, 'shared/ui/styles/tokens.css'), 'utf8');
  const declared = new Set(Array.from(tokens.matchAll(/(--[a-z0-9-]+):/g), ([, name]) => name));
  const used = new Set(Array.from(styles().matchAll(/var\((--[a-z0-9-]+)/g), ([, name]) => name));
  expect(declared.size).toBeGreaterThan(100);
  expect([...declared].filter((name) => !used.has(name))).toEqual([]);
});

/** All style sheets of the repository. */
function styles(): string {
  const files = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
}
