import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { keepBuild } from './keep-build.ts';

it('keeps a build when the next one takes its place', async () => {
  const part = partWith('first');
  const first = await keepBuild(part);
  expect(await keepBuild(part)).toBe(first);
  rmSync(path.join(part.folder, 'dist/service'), { recursive: true });
  build(part.folder, 'second');
  const second = await keepBuild(part);
  expect([first, second].map((script) => readFileSync(script, 'utf8'))).toEqual(['first', 'second']);
});

it('takes a service with other content for another one', async () => {
  const part = partWith('build');
  const first = await keepBuild(part);
  mkdirSync(path.join(part.folder, 'content/posts'), { recursive: true });
  writeFileSync(path.join(part.folder, 'content/posts/first.md'), 'A post');
  expect(await keepBuild(part)).not.toBe(first);
});

it('removes builds of long ago', async () => {
  const part = partWith('0');
  const kept = [];
  for (let number = 1; number <= 8; number += 1) {
    build(part.folder, String(number));
    kept.push(await keepBuild(part));
  }
  const left = readdirSync(path.join(part.folder, 'dist/running'));
  expect(left).toHaveLength(6);
  expect(left).toContain(path.basename(path.dirname(kept.at(-1) ?? '')));
});

function partWith(words: string) {
  const folder = temporaryFolder();
  build(folder, words);
  return { name: 'blog', folder, hasService: true };
}

function build(folder: string, words: string) {
  mkdirSync(path.join(folder, 'dist/service'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/service/main.mjs'), words);
}
