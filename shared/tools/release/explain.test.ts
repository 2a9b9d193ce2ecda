import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import { mapKey } from '@site/delivery/store/store-layout';
import { entryOf, makeBuild, manifestOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { processScripts } from '@site/runner/process-scripts';
import { outcomeOf } from '@site/service/testing/processes';
import { createReleaseProgram } from './release-program.ts';

const script = entryOf('b');

it.each([
  ['a stack from Chrome', `    at f (https://www.example.com/_/blog/${script}:1:12)`, '    at f (', ')'],
  ['a stack from Firefox or Safari', `f@http://localhost:8080/_/blog/${script}:1:12`, 'f@', ''],
  ['the log', `"stack":["/_/blog/${script}:1:12"]`, '"stack":["', '"]'],
  ['a script that was loaded again', `at /_/blog/${script}?try=1:1:12`, 'at ', ''],
])('names the place in the sources: %s', async (_who, stack, before, after) => {
  await openWithMaps();
  expect(await explained(stack)).toBe(
    `${before}mfe-blog/pages/BlogListPage.tsx:12:5 (openPost) [blog@1.0.0-b]${after}\n`,
  );
});

it('keeps all other lines, and says why a place is not found', async () => {
  await openWithMaps();
  const stack = [
    "TypeError: can't read https://www.example.com/_/blog",
    `    at https://www.example.com/_/blog/${script}:9:1`,
    '    at https://www.example.com/_/blog/gone.0a1b2c3d.js:1:5',
    '    at https://www.example.com/_/careers/page.0a1b2c3d.js:1:5',
    '    at Array.map (<anonymous>)',
  ].join('\n');
  const [message, outside, gone, unknown, native] = (await explained(stack)).split('\n');
  expect([message, native]).toEqual([stack.split('\n')[0], '    at Array.map (<anonymous>)']);
  expect(outside).toMatch(/:9:1 \[not in its source map\]$/);
  for (const line of [gone, unknown]) expect(line).toMatch(/:1:5 \[no source map\]$/);
});

it('explains what a service logs, by the path in the release store', async () => {
  const { store } = await openWithMaps();
  await store.storage.create(
    mapKey({ name: 'contact', version: '1.0.0-a' }, 'service/main.mjs'),
    Buffer.from(JSON.stringify(mapTo('../shared/service/run.ts'))),
  );
  expect(await explained('at f (file:///var/releases/parts/contact/1.0.0-a/service/main.mjs:1:14)')).toBe(
    'at f (shared/service/run.ts:12:5 (openPost) [contact@1.0.0-a])\n',
  );
});

it('explains what a service of a running site logs, by the path of its copy', async () => {
  const { store, folder } = await openWithMaps();
  await store.publish(await buildWithService(folder));
  const { contact } = await processScripts(store, { contact: '1.0.0-b' }, path.join(folder, 'data/running'));
  expect(await explained(`at f (file://${contact}:1:14)`)).toBe(
    'at f (shared/service/run.ts:12:5 (openPost) [contact@1.0.0-b])\n',
  );
});

it('prefers the live version of those that share a script, and reads a file', async () => {
  const { store, folder } = await openWithMaps();
  const { version } = await store.publish(await buildWithMap(folder, './older.tsx', { version: '1.0.0-live' }));
  await store.publish(await buildWithMap(folder, './newer.tsx', { version: '1.0.0-newer' }));
  await promote(store, { versions: { blog: version }, channel: 'production', why: 'news', gate: allowAll });
  const file = path.join(folder, 'stack.txt');
  await writeFile(file, `/_/blog/${script}:1:12\n`);
  expect(await explained(file)).toBe('mfe-blog/older.tsx:12:5 (openPost) [blog@1.0.0-live]\n');
  expect(JSON.parse(await explained(file, '--json'))).toEqual({
    [`/_/blog/${script}:1:12`]: {
      part: 'blog',
      version,
      source: 'mfe-blog/older.tsx',
      line: 12,
      column: 5,
      name: 'openPost',
    },
  });
});

it('refuses a text without a script of a part', async () => {
  await openWithMaps();
  const { stderr, exitCode } = await outcomeOf(createReleaseProgram(), ['explain', 'TypeError: x is not a function']);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('It names no script of a part')]);
});

/** A store, which the settings name, that has a blog with a source map. */
async function openWithMaps() {
  const opened = await openTestStore();
  await opened.start({ shell: 'a', blog: 'a', contact: 'a' });
  await opened.store.publish(await buildWithMap(opened.folder, './pages/BlogListPage.tsx'));
  jest.replaceProperty(process, 'env', { ...process.env, ...opened.settings });
  return opened;
}

async function buildWithMap(folder: string, source: string, change = {}): Promise<string> {
  const build = await makeBuild(folder, 'blog', 'b', change);
  await mkdir(path.join(build, 'maps/browser'), { recursive: true });
  await writeFile(path.join(build, 'maps/browser', `${script}.map`), JSON.stringify(mapTo(source)));
  return build;
}

async function buildWithService(folder: string): Promise<string> {
  const service = { sha384: hash('sha384', 'serve();', 'base64'), bytes: 'serve();'.length };
  const { files } = manifestOf('contact', 'b');
  const build = await makeBuild(folder, 'contact', 'b', { files: { ...files, 'service/main.mjs': service } });
  await mkdir(path.join(build, 'service'));
  await writeFile(path.join(build, 'service/main.mjs'), 'serve();');
  await writeFile(path.join(build, 'service/main.mjs.map'), JSON.stringify(mapTo('../shared/service/run.ts')));
  return build;
}

/** From column 11 of the script's only line on: line 12, column 5 of the source. */
function mapTo(source: string) {
  return { version: 3, sources: [`webpack://blog/${source}`], names: ['openPost'], mappings: 'UAWIA' };
}

async function explained(...args: string[]): Promise<string> {
  return (await outcomeOf(createReleaseProgram(), ['explain', ...args])).stdout;
}
