import { manifestOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { compareToLive, noveltyInWords } from './compare-to-live.ts';

it('says that a version is live already', async () => {
  expect(await wordsFor('a')).toBe('unchanged, already live');
});

it('says that a part is new', async () => {
  const { store } = await openTestStore();
  expect(await compareToLive(store, manifestOf('blog', 'a'))).toEqual({ state: 'first' });
});

it('names the files that differ from the live version, and the bytes', async () => {
  expect(await wordsFor('longer')).toBe(
    'new against the live 1.0.0-a: 1 changed (browser/entry.js)\n+5 bytes for browsers',
  );
});

it('names what is added and what is gone, and counts the rest', async () => {
  const file = { sha384: 'x', bytes: 2 };
  const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`server/${name}.mjs`, file]));
  expect(await wordsFor('b', { files: { ...files, 'browser/a.js': file, 'browser/a.js.br': file } })).toBe(
    'new against the live 1.0.0-a: 6 added (server/a.mjs, server/b.mjs, server/c.mjs, server/d.mjs and 2 more); ' +
      '1 gone (browser/entry.js)\n+1 bytes for browsers',
  );
});

it('says that only what it was built against is new', async () => {
  expect(await wordsFor('b', { files: manifestOf('blog', 'a').files })).toContain('the same files, built against');
});

/** About a build of the blog, where `1.0.0-a` is live. */
async function wordsFor(content: string, change = {}): Promise<string> {
  const { store, start } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  return noveltyInWords(await compareToLive(store, { ...manifestOf('blog', content), ...change }));
}
