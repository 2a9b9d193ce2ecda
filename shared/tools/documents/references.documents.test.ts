import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';

const files = git('ls-files');
// Posts tell of files that are none of ours.
const markdownFiles = files.filter((file) => file.endsWith('.md') && !file.includes('/content/posts/'));

it('cites only decisions on the specification that exist', () => {
  const table = read('shell/decisions/specification.md');
  const decisions = Array.from(table.matchAll(/^\| (S\d+) \|/gm), ([, decision]) => decision);
  const cited = git('grep', '-ohwE', 'S[0-9]{1,3}', '--', '*.ts', '*.tsx', '*.css', '*.md', ':!mfe-*/content');
  expect(decisions).not.toEqual([]);
  expect(cited.filter((decision) => !decisions.includes(decision))).toEqual([]);
});

it('lists every decision record in their index', () => {
  const index = read('shell/decisions/README.md');
  const records = files.flatMap((file) => /^shell\/decisions\/(\d{3}-.+)$/.exec(file)?.[1] ?? []);
  expect(records).not.toEqual([]);
  expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([]);
});

// Links are checked by lint, but most files are named without one.
it('names only files that exist, in Markdown', () => {
  const pattern = /`((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css))`/g;
  const named = markdownFiles.flatMap((file) =>
    Array.from(read(file).matchAll(pattern), ([, name]) => ({ file, name })),
  );
  expect(named).not.toEqual([]);
  expect(named.filter(({ name }) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
});

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
