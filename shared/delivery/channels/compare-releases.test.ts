import type { PartManifest } from '@site/contracts/manifest';
import { encodeJson, manifestKey } from '../store/store-layout.ts';
import { manifestOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { compareToLive, diffReleases, lastTwoReleases } from './compare-releases.ts';
import { describeDifference } from './describe.ts';

it('compares the last two releases: parts, routes, words, files and sizes', async () => {
  const { store, start, deliver } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const { table } = manifestOf('blog', '', ['/blog', '/blog/news']);
  const [list, news] = table.routes;
  if (!list || !news) throw new Error('two routes were asked for');
  const menus = [{ group: 'main', order: 1, label: 'Reading' }];
  const changed = { ...table, routes: [{ ...list, title: 'New title', menus }, news] };
  await deliver('blog', 'longer', { table: changed });
  const [before = '', after = ''] = lastTwoReleases(await store.channel('production').history()) ?? [];
  const differences = await diffReleases(store, before, after);
  expect(differences).toEqual([
    {
      part: 'blog',
      before: '1.0.0-a',
      after: '1.0.0-longer',
      provenance: expect.objectContaining({ publishedAt: expect.any(String) }),
      routesAdded: ['/blog/news'],
      routesGone: [],
      words: [
        { path: '/blog', field: 'title', before: '/blog', after: 'New title' },
        { path: '/blog', field: 'menu main', before: undefined, after: 'Reading' },
      ],
      files: { added: [], changed: ['browser/entry.js'], gone: [] },
      bytes: { before: 1, after: 6, fresh: 6 },
    },
  ]);
});

it('says where there is nothing to compare yet', async () => {
  const { store, start } = await openTestStore();
  await start({ shell: 'a' });
  expect(lastTwoReleases(await store.channel('production').history())).toBeUndefined();
});

it('names the files in which a version differs from the live one, and the bytes', async () => {
  const files = { 'browser/entry.3f9ac2d1.js': { sha384: 'x', bytes: 3_073 } };
  expect(await describeBlog({ files })).toBe(`blog         1.0.0-a -> 1.0.0-b
  changed  browser/entry.js
  for browsers: +3.0 KB in all, 3.0 KB to fetch anew (uncompressed)`);
});

it('names what is added and what is gone, and counts the rest', async () => {
  const file = { sha384: 'x', bytes: 2_049 };
  const files = Object.fromEntries([...'abcdefghi'].map((name) => [`server/${name}.mjs`, file]));
  expect(await describeBlog({ files: { ...files, 'browser/a.js': file, 'browser/a.js.br': file } })).toMatch(
    /\n {2}new {6}server\/h\.mjs\n {2}… and 2 more\n {2}gone {5}browser\/entry\.js\n {2}for browsers: \+2\.0 KB in all/,
  );
});

it('counts no bytes that only other hosts load', async () => {
  const files = { ...manifestOf('blog', 'a').files, 'browser/embed/a.js': { sha384: 'x', bytes: 2_048 } };
  expect(await describeBlog({ files })).toMatch(
    /new {6}browser\/embed\/a\.js\n {2}for browsers: 0\.0 KB in all, 0\.0 KB to fetch anew/,
  );
});

it('says where a version differs only in what it was built against', async () => {
  expect(await describeBlog({ files: manifestOf('blog', 'a').files })).toContain('the same files, built against');
});

it('finds no difference from what is live, and before that nothing to compare with', async () => {
  const { store, start } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  expect(await compareToLive(store, 'blog', '1.0.0-a')).toBeUndefined();
  const empty = await openTestStore();
  const first = await compareToLive(empty.store, 'blog', await empty.publish('blog', 'a'));
  expect(first).toMatchObject({ before: undefined, after: '1.0.0-a', routesAdded: ['/blog'] });
});

/** About a version of the blog with this manifest, where `1.0.0-a` is live. */
async function describeBlog(change: Partial<PartManifest>): Promise<string> {
  const { store, start } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const manifest = { ...manifestOf('blog', 'b'), ...change };
  await store.storage.create(manifestKey('blog', manifest.version), encodeJson(manifest));
  const difference = await compareToLive(store, 'blog', manifest.version);
  return difference ? describeDifference(difference) : '';
}
