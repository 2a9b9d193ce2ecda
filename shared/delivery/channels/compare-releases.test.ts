import { manifestOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { compareToLive, diffReleases, lastTwoReleases } from './compare-releases.ts';
import { describeComparison } from './describe.ts';

const channel = 'production';

it('compares the last two releases: parts, routes, words, files and sizes', async () => {
  const { store, start, deliver } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const { table } = manifestOf('blog', '', ['/blog', '/blog/news']);
  const [list, news] = table.routes;
  if (!list || !news) throw new Error('two routes were asked for');
  const menus = [{ group: 'main', order: 1, label: 'Reading' }];
  const changed = { ...table, routes: [{ ...list, title: 'New title', menus }, news] };
  await deliver('blog', 'longer', { table: changed });
  const differences = await diffReleases(store, ...(await lastTwoReleases(store, channel)));
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
  await expect(lastTwoReleases(store, channel)).rejects.toThrow('never had two releases');
});

it('names the files that differ from the live version, and the bytes', async () => {
  const files = { 'browser/entry.3f9ac2d1.js': { sha384: 'x', bytes: 3_073 } };
  expect(await describeBlog('b', { files })).toBe(
    'new against the live 1.0.0-a: 1 changed (browser/entry.js)\n' +
      'for browsers: +3.0 KB in all, 3.0 KB to fetch anew (uncompressed)',
  );
});

it('names what is added and what is gone, and counts the rest', async () => {
  const file = { sha384: 'x', bytes: 2_049 };
  const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`server/${name}.mjs`, file]));
  expect(await describeBlog('b', { files: { ...files, 'browser/a.js': file, 'browser/a.js.br': file } })).toBe(
    'new against the live 1.0.0-a: 6 added (server/a.mjs, server/b.mjs, server/c.mjs, server/d.mjs and 2 more); ' +
      '1 gone (browser/entry.js)\nfor browsers: +2.0 KB in all, 2.0 KB to fetch anew (uncompressed)',
  );
});

it('counts no bytes that only other hosts load', async () => {
  const files = { ...manifestOf('blog', 'a').files, 'browser/embed/a.js': { sha384: 'x', bytes: 2_048 } };
  expect(await describeBlog('b', { files })).toMatch(
    /1 added \(browser\/embed\/a\.js\)\nfor browsers: 0\.0 KB in all, 0\.0 KB to fetch anew/,
  );
});

it('says that only what it was built against is new', async () => {
  expect(await describeBlog('b', { files: manifestOf('blog', 'a').files })).toContain('the same files, built against');
});

/** About a build of the blog, where `1.0.0-a` is live. */
async function describeBlog(content: string, change = {}): Promise<string> {
  const { store, start } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  return describeComparison(await compareToLive(store, { ...manifestOf('blog', content), ...change }));
}
