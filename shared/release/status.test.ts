import { startCanary } from './canary.ts';
import { openGate } from './gate/create-judge.ts';
import { promote } from './promote.ts';
import { diffReleases, readStatus } from './status.ts';
import { manifestOf } from './testing/builds.ts';
import { openTestStore } from './testing/open-test-store.ts';

it('says where each channel stands and what a canary tries', async () => {
  const { store, start, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  await startCanary(store, {
    channel: 'production',
    versions: { blog: await publish('blog', 'b') },
    percent: 5,
    why: 'try',
    judge: openGate,
  });
  const [production] = await readStatus(store);
  expect(production).toMatchObject({
    channel: 'production',
    parts: { shell: '1.0.0-a', blog: '1.0.0-a' },
    tried: { blog: '1.0.0-b' },
  });
});

it('compares two releases: parts, routes and sizes', async () => {
  const { store, start, publish } = await openTestStore();
  const { release: before } = await start({ shell: 'a', blog: 'a' });
  const version = await publish('blog', 'longer', { table: manifestOf('blog', '', ['/blog', '/blog/news']).table });
  const { release: after } = await promote(store, {
    versions: { blog: version },
    channel: 'production',
    why: 'news',
    judge: openGate,
  });
  expect(await diffReleases(store, before, after)).toEqual([
    {
      part: 'blog',
      before: '1.0.0-a',
      after: '1.0.0-longer',
      routesAdded: ['/blog/news'],
      routesGone: [],
      bytes: { before: 1, after: 6 },
    },
  ]);
});
