import { openGate } from '../gate/judge.ts';
import { manifestOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { diffReleases, lastTwoReleases } from './diff-releases.ts';
import { promote } from './promote.ts';

const channel = 'production';

it('compares the last two releases: parts, routes, words, files and sizes', async () => {
  const { store, start, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const { table } = manifestOf('blog', '', ['/blog', '/blog/news']);
  const [list, news] = table.routes;
  if (!list || !news) throw new Error('two routes were asked for');
  const menus = [{ group: 'main', order: 1, label: 'Reading' }];
  const changed = { ...table, routes: [{ ...list, title: 'New title', menus }, news] };
  const version = await publish('blog', 'longer', { table: changed });
  await promote(store, { versions: { blog: version }, channel, why: 'news', judge: openGate });
  const differences = await diffReleases(store, ...(await lastTwoReleases(store, channel)));
  expect(differences).toEqual([
    {
      part: 'blog',
      before: '1.0.0-a',
      after: '1.0.0-longer',
      origin: expect.objectContaining({ publishedAt: expect.any(String) }),
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
