import path from 'node:path';
import { startCanary } from '../../canary/canary.ts';
import { promote } from '../../channels/promote.ts';
import { rollback } from '../../channels/rollback.ts';
import { allowAll } from '../../gate/gate.ts';
import { entryOf, makeBuild, manifestOf, overwrite } from '../../testing/builds.ts';
import { channel, firstVersions, openSignedStore, promotion } from '../../testing/open-signed-store.ts';
import { unaskedGate } from '../../testing/open-test-store.ts';
import { releaseOf } from '../release.ts';
import type { ReleaseStore } from '../release-store.ts';
import { encodeJson, manifestKey, releaseKey, revisionKey } from '../store-layout.ts';
import type { Policy } from './policy.ts';
import { readReferences } from './references.ts';
import { sha256 } from './statements.ts';

const isApproval = (key: string) => key.includes('/approve-');

describe('somebody with the key of the bucket', () => {
  it('changes nothing by an entry without a signature, and stops nobody', async () => {
    const { store, publish, write, seen, deliver, as } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    const { id } = await store.createRelease({ parts: { ...firstVersions, blog: '1.0.0-b' } });
    await write({ release: id, signed: undefined });
    const { signed } = (await as().channel(channel).newest()) ?? {};
    await write({ release: id, signed });
    await store.storage.create(revisionKey(channel, 5), Buffer.from('nonsense'));
    expect(await seen()).toMatchObject({
      parts: firstVersions,
      refused: [
        'Entry 3 of production is not signed. It changes nothing.',
        'Entry 4 of production does not follow the last entry that counts. It changes nothing.',
        'Entry 5 of production is no entry of a channel. It changes nothing.',
      ],
    });
    await deliver('contact', 'contact', 'c');
    expect(await seen()).toMatchObject({ parts: { ...firstVersions, contact: '1.0.0-c' }, entry: { revision: 6 } });
  });

  it('stops nobody by a file that has the last number or none, and by spaces in an entry', async () => {
    const { store, deliver, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    for (const name of ['99999999', 'latest', '3'])
      await store.storage.create(`channels/${channel}/${name}.json`, Buffer.from('{}'));
    const third = revisionKey(channel, 3);
    const content = JSON.stringify(JSON.parse(String(await store.storage.read(third))));
    await overwrite(store.storage, third, content);
    await deliver('contact', 'contact', 'c');
    expect(await seen()).toMatchObject({
      parts: { ...firstVersions, blog: '1.0.0-b', contact: '1.0.0-c' },
      entry: { revision: 4 },
      refused: [],
    });
  });

  it('cannot hide an entry by a file with a later number, or by one in its place', async () => {
    const { store, deliver, as } = await openSignedStore();
    const refused: string[] = [];
    const edge = as(undefined, undefined, refused);
    await store.storage.create(revisionKey(channel, 3), Buffer.from('{}'));
    await store.storage.create(revisionKey(channel, 500), Buffer.from('{}'));
    await edge.channel(channel).newest();
    await edge.channel(channel).newest();
    expect(refused).toEqual(['Entry 3 of production has the number of another. It changes nothing.']);
    await store.storage.remove(revisionKey(channel, 3));
    await deliver('blog', 'blog', 'b');
    expect(await edge.channel(channel).newest()).toMatchObject({ revision: 3, by: 'blog' });
    await deliver('contact', 'contact', 'b');
    expect(await edge.channel(channel).newest()).toMatchObject({ revision: 4, by: 'contact' });
  });

  it('cannot bring an entry back, or put it into another place', async () => {
    const { store, deliver, as, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'bad');
    await rollback(as('blog'), { channel, part: 'blog', why: 'bad', gate: allowAll });
    const bad = await store.storage.read(revisionKey(channel, 3));
    await store.storage.create(revisionKey(channel, 5), bad ?? Buffer.of());
    expect(await seen()).toMatchObject({
      parts: firstVersions,
      refused: ['Entry 5 of production has the number of another. It changes nothing.'],
    });
  });

  it('cannot change what an entry says', async () => {
    const { store, publish, as, seen } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    const entry = await promote(as('blog'), { ...promotion, versions: { blog: '1.0.0-b' } });
    const { isChanged: _isChanged, before: _before, ...content } = entry;
    await overwrite(store.storage, revisionKey(channel, 3), encodeJson({ ...content, by: 'contact' }));
    expect(await seen()).toMatchObject({
      parts: firstVersions,
      refused: ['Entry 3 of production has no valid signature of blog. It changes nothing.'],
    });
  });

  it.each([
    ['a manifest', manifestKey('contact', '1.0.0-a')],
    ['a release', undefined],
  ])('cannot replace %s', async (_what, key) => {
    const { store, as } = await openSignedStore();
    const release = (await store.channel(channel).newest())?.release ?? '';
    const file = key ?? releaseKey(release);
    const content = await store.storage.read(file);
    await overwrite(store.storage, file, content?.toString().replaceAll('1.0.0-a', '1.0.0-x') ?? '');
    const read = key ? as().readManifest('contact', '1.0.0-a') : as().readRelease(release);
    await expect(read).rejects.toThrow(`${file} in the release store is not what the channel's entries say`);
  });

  it('cannot replace a file that open tabs of an old release ask for, or add one', async () => {
    const { store, deliver, as } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    const edge = as();
    await edge.channel(channel).newest();
    const file = entryOf('a');
    expect(String(await edge.readFile('blog', file))).toBe('a');
    await overwrite(store.storage, `parts/blog/files/${file}`, 'mine');
    await expect(edge.readFile('blog', file)).rejects.toThrow(`${file} is not what part.json says`);
    await store.storage.create('parts/blog/files/mine.js', Buffer.from('mine'));
    await expect(edge.readFile('blog', 'mine.js')).rejects.toThrow('The release store has no blog: mine.js.');
  });

  it.each<[what: string, change: (ownKey: string) => Partial<Policy>, signer: string, problem: string]>([
    ['of another channel', () => ({ channel: 'staging' }), 'platform', 'has the policy of staging'],
    ['of its own', () => ({}), 'blog', 'has a policy that the platform has not signed'],
    [
      'whose platform has not signed it',
      (ownKey) => ({ platform: { keys: [ownKey], threshold: 1 } }),
      'platform',
      'has a policy that its own platform keys have not signed',
    ],
  ])('cannot put a policy in force %s', async (_what, change, signer, problem) => {
    const { policy, keys, sign, write, seen } = await openSignedStore();
    const next = { ...policy, version: 2, ...change(keys.blog?.publicKey ?? '') };
    await write({ policy: sign(next, signer) }, 'blog');
    expect((await seen()).refused).toEqual([`Entry 3 of production ${problem}. It changes nothing.`]);
  });

  it.each([
    ['that is live', { parts: firstVersions }, "is not what the channel's entries say"],
    [
      'for testers',
      { parts: { ...firstVersions, blog: '1.0.0-b' } },
      'is not the release with this id; remove it there',
    ],
  ])('cannot redirect addresses in a release %s', async (_what, versions, problem) => {
    const { store, publish, as } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    const { id } = await store.createRelease(versions);
    const key = releaseKey(id);
    await overwrite(
      store.storage,
      key,
      encodeJson({ id, ...versions, retired: { careers: { '/careers': '/contact' } } }),
    );
    await expect(as().readRelease(id)).rejects.toThrow(`${key} in the release store ${problem}`);
  });

  it('cannot choose what a release contains that somebody else signs', async () => {
    const rules: Policy['rules'] = [{ who: ['reviewer'], may: ['publish', 'promote', 'retire'], parts: ['*'] }];
    const { store, publish, as, write, seen } = await openSignedStore({ rules });
    await publish('reviewer', 'blog', 'b');
    await publish('reviewer', 'contact', 'unwanted');
    const parts = { ...firstVersions, blog: '1.0.0-b' };
    const release = releaseOf({ parts });
    const { id } = release;
    const key = releaseKey(id);
    const forged = encodeJson({ id, parts: { ...parts, contact: '1.0.0-unwanted' } });
    await store.storage.create(key, forged);
    const change = { ...promotion, versions: { blog: '1.0.0-b' } };
    await expect(promote(as('reviewer'), change)).rejects.toThrow(
      `${key} in the release store is not the release with this id; remove it there.`,
    );

    // By hand, with a signature and all.
    const signed = await readReferences(store.storage, { release: id }, {});
    await write({ release: id, action: 'promote', signed }, 'reviewer');
    expect((await seen()).refused).toEqual([
      `Entry 3 of production names release ${id}, which has other versions. It changes nothing.`,
    ]);

    // While the gate runs, by other bytes that fit the id. An id has 48 bits, so other versions that fit can be found.
    await store.storage.remove(key);
    const replace = async () => {
      await overwrite(store.storage, key, JSON.stringify(release));
      return [];
    };
    await expect(promote(as('reviewer'), { ...change, gate: { ...allowAll, rehearse: replace } })).rejects.toThrow(
      `${key} in the release store is not what`,
    );
  });

  it('cannot offer a version that nobody has published who may', async () => {
    const { store, folder, publish, as } = await openSignedStore();
    await store.publish(await makeBuild(folder, 'blog', 'unsigned'));
    await publish('contact', 'blog', 'by-contact');
    for (const content of ['unsigned', 'by-contact']) {
      const change = { ...promotion, versions: { blog: `1.0.0-${content}` } };
      await expect(promote(as('blog'), change)).rejects.toThrow('which nobody with the right to publish it has signed');
      await expect(as().versionFolder('blog', `1.0.0-${content}`)).rejects.toThrow('was not published by anybody');
    }
  });

  it('keeps no version from being delivered by something unreadable among the signatures', async () => {
    const { store, publish, as, seen } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    for (const [name, content] of Object.entries({ 'a.json': 'nonsense', 'b.json': 'null', 'c.json': '{"key":1}' }))
      await store.storage.create(`signatures/blog/1.0.0-b/${name}`, Buffer.from(content));
    await promote(as('blog'), { ...promotion, versions: { blog: '1.0.0-b' } });
    expect((await seen()).parts).toEqual({ ...firstVersions, blog: '1.0.0-b' });
  });

  it('gets no signature for a manifest of its own, written while somebody publishes', async () => {
    const { store, folder, as } = await openSignedStore();
    const build = await makeBuild(folder, 'blog', 'b');
    replaceManifest(store, { isCreated: false });
    await expect(as('blog').publish(build)).rejects.toThrow('blog 1.0.0-b is in the store already, with different');
    expect(await store.storage.list('signatures/')).toEqual([]);
  });

  it('signs what was built, whatever has replaced it in the store since', async () => {
    const { store, folder, as } = await openSignedStore();
    const build = await makeBuild(folder, 'blog', 'b');
    replaceManifest(store, { isCreated: true });
    await as('blog').publish(build);
    await expect(promote(as('blog'), { ...promotion, versions: { blog: '1.0.0-b' } })).rejects.toThrow(
      'which nobody with the right to publish it has signed',
    );
  });

  it('keeps no approval from counting by a file in its place', async () => {
    const { store, keys, publish, as, seen } = await openSignedStore({ approvals: { blog: 1 } });
    const version = await publish('blog', 'blog', 'b');
    const { publicKey = '' } = keys.reviewer ?? {};
    const place = `signatures/blog/${version}/approve-${channel}-${sha256(publicKey).slice(0, 16)}.json`;
    await store.storage.create(place, Buffer.from('{}'));
    await as('reviewer').approve({ blog: version }, channel);
    await promote(as('blog'), { ...promotion, versions: { blog: version } });
    expect((await seen()).parts).toMatchObject({ blog: version });
  });

  it('lets nobody believe that an approval counts which somebody has replaced', async () => {
    const { store, publish, as } = await openSignedStore();
    const version = await publish('blog', 'blog', 'b');
    await as('reviewer').approve({ blog: version }, channel);
    await as('reviewer').approve({ blog: version }, channel);
    const [key = ''] = await store.storage.list(`signatures/blog/${version}`).then((keys) => keys.filter(isApproval));
    await overwrite(store.storage, key, '{}');
    await expect(as('reviewer').approve({ blog: version }, channel)).rejects.toThrow(
      `${key} in the release store has other content; remove it there.`,
    );
  });

  it('hides no earlier entry of the history behind any number of others', async () => {
    const { store, deliver, as } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    for (let revision = 4; revision <= 74; revision += 1)
      await store.storage.create(revisionKey(channel, revision), Buffer.from('{}'));
    const { release } = await deliver('blog', 'blog', 'c');
    const revisionsOf = async (max: number) =>
      (await as().channel(channel).history(max)).map(({ revision }) => revision);
    expect(await revisionsOf(50)).toEqual([2, 3, 75]);
    expect(await revisionsOf(2)).toEqual([3, 75]);
    const back = await rollback(as('blog'), { channel, part: 'blog', why: 'bad', gate: unaskedGate });
    expect(back.release).not.toBe(release);
  });

  it('cannot take the channel back behind what a reader has seen', async () => {
    const { store, folder, deliver, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    const memory = path.join(folder, 'edge');
    await seen(memory);
    await store.storage.remove(revisionKey(channel, 3));
    expect(await seen(memory)).toMatchObject({ parts: { ...firstVersions, blog: '1.0.0-b' } });
  });
});

it('takes no other share for a canary from an entry with a policy, whose rest nobody signs', async () => {
  const { publish, as, replacePolicy, store, seen } = await openSignedStore();
  await publish('blog', 'blog', 'b');
  await startCanary(as('blog'), { ...promotion, versions: { blog: '1.0.0-b' }, percent: 1 });
  await replacePolicy();
  const entry = await store.channel(channel).newest();
  const { release = '' } = entry?.canary ?? {};
  await overwrite(store.storage, revisionKey(channel, 4), encodeJson({ ...entry, canary: { release, percent: 100 } }));
  expect(await seen()).toMatchObject({
    entry: { revision: 3, canary: { percent: 1 } },
    refused: ['Entry 4 of production changes the release together with the policy. It changes nothing.'],
  });
});

/** Another manifest takes the place of the blog's when it is written. */
function replaceManifest({ storage }: ReleaseStore, { isCreated }: { isCreated: boolean }) {
  const create = storage.create.bind(storage);
  const key = manifestKey('blog', '1.0.0-b');
  jest.spyOn(storage, 'create').mockImplementation(async (...file) => {
    if (file[0] !== key) return create(...file);
    await create(key, encodeJson(manifestOf('blog', 'b', ['/unwanted'])));
    return isCreated;
  });
}
