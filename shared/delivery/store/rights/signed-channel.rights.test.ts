import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hold } from '../../channels/holds.ts';
import { promote } from '../../channels/promote.ts';
import { retire } from '../../channels/retire.ts';
import { makeBuild } from '../../testing/builds.ts';
import { channel, firstVersions, openSignedStore, promotion } from '../../testing/open-signed-store.ts';
import { manifestKey } from '../store-layout.ts';
import type { Policy } from './policy.ts';
import { readReferences } from './references.ts';
import { sha256 } from './statements.ts';

describe('somebody with rights for one part', () => {
  it('cannot write by hand what the command refuses', async () => {
    const { store, publish, write, seen } = await openSignedStore();
    await publish('contact', 'contact', 'b');
    const { id } = await store.createRelease({ parts: { ...firstVersions, contact: '1.0.0-b' } });
    const signed = await readReferences(store.storage, { release: id }, {});
    await write({ release: id, action: 'promote', signed }, 'blog');
    expect((await seen()).refused).toEqual([
      'Entry 3 of production needs the right to promote contact, which blog does not have. It changes nothing.',
    ]);
  });
});

it.each(['contact', 'stranger'])('takes no approval of a version of blog from %s', async (name) => {
  const { store, publish, as } = await openSignedStore();
  const version = await publish('blog', 'blog', 'b');
  await expect(as(name).approve({ blog: version }, channel)).rejects.toThrow(
    'The policy of production gives nobody with this key the right to approve blog.',
  );
  expect(await store.storage.list(`signatures/blog/${version}/approve`)).toEqual([]);
});

it('takes all approvals of one command or none', async () => {
  const { store, publish, as } = await openSignedStore();
  const versions = { blog: await publish('blog', 'blog', 'b'), contact: await publish('contact', 'contact', 'b') };
  await expect(as('blog').approve(versions, channel)).rejects.toThrow('the right to approve contact.');
  expect((await store.storage.list('signatures/')).filter((key) => key.includes('/approve-'))).toEqual([]);
});

it('lets whoever retires a part change only those redirects of others that led to its pages', async () => {
  const { store, as } = await openSignedStore();
  const { shell } = firstVersions;
  await retire(as('contact'), { ...promotion, part: 'contact', redirects: { others: '/blog' } });
  const retirement = { part: 'blog', redirects: { others: '/shell' } };
  const elsewhere = { blog: { '/blog': '/shell' }, contact: { '/contact': '/shell#elsewhere' } };
  const { id } = await store.createRelease({ parts: { shell }, retired: elsewhere });
  await expect(as('blog').channel(channel).move(3, { release: id, action: 'retire', why: 'both' })).rejects.toThrow(
    'it needs the right to retire contact, which blog does not have',
  );
  const { release } = await retire(as('blog'), { ...promotion, ...retirement });
  expect((await store.readRelease(release)).retired).toEqual({
    blog: { '/blog': '/shell' },
    contact: { '/contact': '/shell' },
  });
});

it.each([
  ['lacks', undefined],
  ['redirects', { contact: { '/contact': '/' } }],
])('refuses a canary that %s the part of another', async (_what, retired) => {
  const { store, as } = await openSignedStore();
  const { release: live } = (await as().channel(channel).newest()) ?? {};
  const { shell, blog, contact } = firstVersions;
  const { id } = await store.createRelease({ parts: retired ? { shell, blog, contact } : { shell, blog }, retired });
  await expect(
    as('blog')
      .channel(channel)
      .move(2, {
        release: live ?? '',
        canary: { release: id, percent: 99 },
        action: 'canary',
        why: 'mine',
      }),
  ).rejects.toThrow('it needs the right to retire contact, which blog does not have');
});

it('refuses to take off the part of another, even one called constructor', async () => {
  const rules: Policy['rules'] = [{ who: ['contact'], may: ['publish', 'promote'], parts: ['constructor'] }];
  const { store, as, deliver } = await openSignedStore({ rules });
  const { revision } = await deliver('contact', 'constructor', 'a');
  const { id } = await store.createRelease({ parts: firstVersions });
  await expect(
    as('blog').channel(channel).move(revision, { release: id, action: 'retire', why: 'mine' }),
  ).rejects.toThrow('it needs the right to retire constructor, which blog does not have');
});

it('takes no version of a part whose manifest says that it is another part', async () => {
  const { store, folder, as, policy } = await openSignedStore();
  const build = await makeBuild(folder, 'contact', 'mine');
  const manifest = readFileSync(path.join(build, 'part.json'));
  await store.storage.create(manifestKey('blog', '1.0.0-mine'), manifest);
  const signer = as('blog');
  await signer.approve({ blog: '1.0.0-mine' }, policy.channel);
  const change = { ...promotion, versions: { blog: '1.0.0-mine' } };
  await expect(promote(signer, change)).rejects.toThrow(
    'parts/blog/1.0.0-mine/part.json in the release store is the manifest of contact 1.0.0-mine.',
  );
});

it('takes no statement about files of another part from an entry', async () => {
  const { store, publish, write, seen } = await openSignedStore();
  await publish('blog', 'blog', 'b');
  const { id } = await store.createRelease({ parts: { ...firstVersions, blog: '1.0.0-b' } });
  const references = await readReferences(store.storage, { release: id }, {});
  const files = { ...references.files, [manifestKey('contact', '1.0.0-next')]: sha256('mine') };
  await write({ release: id, action: 'promote', signed: { ...references, files } }, 'blog');
  expect((await seen()).refused).toEqual([
    'Entry 3 of production names parts/contact/1.0.0-next/part.json, which it does not rely on. It changes nothing.',
  ]);
});

it('brings no version back with other content, however many entries lie between', async () => {
  const { store, deliver, write, seen } = await openSignedStore();
  const { id: release } = await store.createRelease({ parts: firstVersions });
  for (const content of ['b', 'c']) await deliver('contact', 'contact', content);
  const { files, ...references } = await readReferences(store.storage, { release }, {});
  const key = manifestKey('contact', '1.0.0-a');
  await write({ release, signed: { ...references, files: { ...files, [key]: sha256('mine') } } }, 'contact');
  expect((await seen()).refused).toEqual([
    `Entry 5 of production says that ${key} has another content than before. It changes nothing.`,
  ]);
});

it('brings nothing that is held, live or as a canary, by the hand of somebody who cannot lift the hold', async () => {
  const rules: Policy['rules'] = [
    { who: ['blog'], may: ['publish', 'promote', 'canary', 'rollback'], parts: ['blog'] },
    { who: ['reviewer'], may: ['hold', 'promote'], parts: ['blog'] },
  ];
  const { store, deliver, as, seen } = await openSignedStore({ rules });
  await deliver('blog', 'blog', 'leaky');
  const { release: live = '' } = await deliver('blog', 'blog', 'fixed');
  const { held, revision } = await hold(as('reviewer'), {
    channel,
    part: 'blog',
    version: '1.0.0-leaky',
    why: 'leaks',
  });
  const { id: release } = await store.createRelease({ parts: { ...firstVersions, blog: '1.0.0-leaky' } });
  const change = { action: 'rollback', why: 'mine', held } as const;
  const problem = 'brings blog@1.0.0-leaky, which is held, and blog does not have the right to hold blog';
  await expect(
    as('blog')
      .channel(channel)
      .move(revision, { ...change, release }),
  ).rejects.toThrow(problem);
  await expect(
    as('blog')
      .channel(channel)
      .move(revision, { ...change, release: live, canary: { release, percent: 1 } }),
  ).rejects.toThrow(problem);
  await as('reviewer')
    .channel(channel)
    .move(revision, { ...change, release });
  expect(await seen()).toMatchObject({ parts: { blog: '1.0.0-leaky' }, refused: [] });
});
