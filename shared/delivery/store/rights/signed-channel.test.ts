import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endCanary, raiseCanary, rollBackCanary, startCanary } from '../../canary/canary.ts';
import { changePolicy, signPolicy, withoutKey } from '../../channels/change-policy.ts';
import { hold } from '../../channels/holds.ts';
import { promote } from '../../channels/promote.ts';
import { retire } from '../../channels/retire.ts';
import { rollback } from '../../channels/rollback.ts';
import { allowAll } from '../../gate/gate.ts';
import { makeBuild } from '../../testing/builds.ts';
import { openSignedStore } from '../../testing/open-signed-store.ts';
import { releaseOf } from '../release.ts';
import { encodeJson, manifestKey, releaseKey, revisionKey } from '../store-layout.ts';
import type { SignedEntry } from './judge-entry.ts';
import type { Policy } from './policy.ts';
import { readReferences } from './signed-channel.ts';
import { sha256, signStatement } from './statements.ts';

const channel = 'production';
const start = { shell: '1.0.0-a', blog: '1.0.0-a', contact: '1.0.0-a' };
const promotion = { channel, why: 'news', gate: allowAll };

describe('a channel with a policy', () => {
  it('takes what a team does with its own part, under the name that its key has', async () => {
    const { deliver, as, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    await deliver('contact', 'contact', 'b');
    await rollback(as('blog'), {
      channel,
      part: 'blog',
      why: 'the list is empty',
      by: 'somebody else',
      gate: allowAll,
    });
    const { parts, entry, refused } = await seen();
    expect(parts).toEqual({ ...start, contact: '1.0.0-b' });
    expect(entry).toMatchObject({ action: 'rollback', by: 'blog', held: [{ part: 'blog', version: '1.0.0-b' }] });
    expect(refused).toEqual([]);
    expect((await as().history(channel)).map(({ by, action }) => [action, by])).toEqual([
      ['policy', undefined],
      ['promote', 'blog'],
      ['promote', 'contact'],
      ['rollback', 'blog'],
    ]);
  });

  it('refuses what a team does with the part of another, before it is written', async () => {
    const { publish, as, store } = await openSignedStore();
    await publish('contact', 'contact', 'b');
    const change = { ...promotion, versions: { contact: '1.0.0-b' } };
    await expect(promote(as('blog'), change)).rejects.toThrow(
      'The policy of production does not allow this change: it needs the right to promote contact, which blog does not have.',
    );
    await expect(startCanary(as('blog'), { ...change, percent: 5 })).rejects.toThrow('the right to canary contact');
    await expect(retire(as('blog'), { ...promotion, part: 'contact', redirects: { others: null } })).rejects.toThrow(
      'the right to retire contact',
    );
    await expect(hold(as('blog'), { channel, part: 'contact', version: '1.0.0-b', why: 'no' })).rejects.toThrow(
      'the right to hold or rollback or guard contact',
    );
    await expect(promote(as(), change)).rejects.toThrow('it is not signed');
    expect((await store.readChannel(channel))?.revision).toBe(2);
  });

  it('needs RELEASE_POLICY of those who change it', async () => {
    const { store, publish } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    await expect(promote(store, { ...promotion, versions: { blog: '1.0.0-b' } })).rejects.toThrow('set RELEASE_POLICY');
  });
});

it('is not followed without its policy, and neither is another channel with settings for one', async () => {
  const { store, as } = await openSignedStore();
  const newest = await store.readChannel(channel);
  expect(() => store.expectPolicy(channel, newest)).toThrow(
    'The channel production has a policy: set RELEASE_POLICY to what "npm run release -- policy sign" printed for production.',
  );
  expect(() => as('edge').expectPolicy('staging', undefined)).toThrow(
    'RELEASE_POLICY names no policy of the channel staging: set',
  );
  as('edge').expectPolicy(channel, newest);
  store.expectPolicy('staging', undefined);
});

describe('somebody with the key of the bucket', () => {
  it('changes nothing by an entry without a signature, and stops nobody', async () => {
    const { store, publish, write, seen, deliver, as } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    const { id } = await store.createRelease({ parts: { ...start, blog: '1.0.0-b' } });
    await write({ release: id, signed: undefined });
    const { signed } = (await as().readChannel(channel)) ?? {};
    await write({ release: id, signed });
    await store.storage.create(revisionKey(channel, 5), Buffer.from('nonsense'));
    expect(await seen()).toMatchObject({
      parts: start,
      refused: [
        'Entry 3 of production is not signed. It changes nothing.',
        'Entry 4 of production does not follow the last entry that counts. It changes nothing.',
        'Entry 5 of production is no entry of a channel. It changes nothing.',
      ],
    });
    await deliver('contact', 'contact', 'c');
    expect(await seen()).toMatchObject({ parts: { ...start, contact: '1.0.0-c' }, entry: { revision: 6 } });
  });

  it('stops nobody by a file that has the last number or none, and by spaces in an entry', async () => {
    const { store, deliver, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    for (const name of ['99999999', 'latest', '3'])
      await store.storage.create(`channels/${channel}/${name}.json`, Buffer.from('{}'));
    const third = revisionKey(channel, 3);
    const content = JSON.stringify(JSON.parse(String(await store.storage.read(third))));
    await store.storage.remove(third);
    await store.storage.create(third, Buffer.from(content));
    await deliver('contact', 'contact', 'c');
    expect(await seen()).toMatchObject({
      parts: { ...start, blog: '1.0.0-b', contact: '1.0.0-c' },
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
    await edge.readChannel(channel);
    await edge.readChannel(channel);
    expect(refused).toEqual(['Entry 3 of production has the number of another. It changes nothing.']);
    await store.storage.remove(revisionKey(channel, 3));
    await deliver('blog', 'blog', 'b');
    expect(await edge.readChannel(channel)).toMatchObject({ revision: 3, by: 'blog' });
    await deliver('contact', 'contact', 'b');
    expect(await edge.readChannel(channel)).toMatchObject({ revision: 4, by: 'contact' });
  });

  it('cannot bring an entry back, or put it into another place', async () => {
    const { store, deliver, as, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'bad');
    await rollback(as('blog'), { channel, part: 'blog', why: 'bad', gate: allowAll });
    const bad = await store.storage.read(revisionKey(channel, 3));
    await store.storage.create(revisionKey(channel, 5), bad ?? Buffer.of());
    expect(await seen()).toMatchObject({
      parts: start,
      refused: ['Entry 5 of production has the number of another. It changes nothing.'],
    });
  });

  it('cannot change what an entry says', async () => {
    const { store, publish, as, seen } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    const entry = await promote(as('blog'), { ...promotion, versions: { blog: '1.0.0-b' } });
    const { isMoved: _isMoved, before: _before, ...content } = entry;
    await store.storage.remove(revisionKey(channel, 3));
    await store.storage.create(revisionKey(channel, 3), encodeJson({ ...content, by: 'contact' }));
    expect(await seen()).toMatchObject({
      parts: start,
      refused: ['Entry 3 of production has no valid signature of blog. It changes nothing.'],
    });
  });

  it.each([
    ['a manifest', manifestKey('contact', '1.0.0-a')],
    ['a release', undefined],
  ])('cannot replace %s', async (_what, key) => {
    const { store, as } = await openSignedStore();
    const release = (await store.readChannel(channel))?.release ?? '';
    const file = key ?? releaseKey(release);
    const content = await store.storage.read(file);
    await store.storage.remove(file);
    await store.storage.create(file, Buffer.from(content?.toString().replaceAll('1.0.0-a', '1.0.0-x') ?? ''));
    const read = key ? as().readManifest('contact', '1.0.0-a') : as().readRelease(release);
    await expect(read).rejects.toThrow(`${file} in the release store is not what the channel's entries say`);
  });

  it.each([
    ['that is live', { parts: start }, "is not what the channel's entries say"],
    ['for testers', { parts: { ...start, blog: '1.0.0-b' } }, 'is not the release with this id; remove it there'],
  ])('cannot redirect addresses in a release %s', async (_what, versions, problem) => {
    const { store, publish, as } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    const { id } = await store.createRelease(versions);
    const key = releaseKey(id);
    await store.storage.remove(key);
    await store.storage.create(key, encodeJson({ id, ...versions, retired: { careers: { '/careers': '/contact' } } }));
    await expect(as().readRelease(id)).rejects.toThrow(`${key} in the release store ${problem}`);
  });

  it('cannot choose what a release contains that somebody else signs', async () => {
    const rules: Policy['rules'] = [{ who: ['reviewer'], may: ['publish', 'promote', 'retire'], parts: ['*'] }];
    const { store, publish, as, write, seen } = await openSignedStore({ rules });
    await publish('reviewer', 'blog', 'b');
    await publish('reviewer', 'contact', 'unwanted');
    const parts = { ...start, blog: '1.0.0-b' };
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
      await store.storage.remove(key);
      await store.storage.create(key, Buffer.from(JSON.stringify(release)));
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
    expect((await seen()).parts).toEqual({ ...start, blog: '1.0.0-b' });
  });

  it('cannot take the channel back behind what a reader has seen', async () => {
    const { store, folder, deliver, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    const memory = path.join(folder, 'edge');
    await seen(memory);
    await store.storage.remove(revisionKey(channel, 3));
    expect(await seen(memory)).toMatchObject({ parts: { ...start, blog: '1.0.0-b' } });
  });
});

it('takes no other share for a canary from an entry with a policy, whose rest nobody signs', async () => {
  const { publish, as, policy, sign, store, seen } = await openSignedStore();
  await publish('blog', 'blog', 'b');
  await startCanary(as('blog'), { ...promotion, versions: { blog: '1.0.0-b' }, percent: 1 });
  await changePolicy(as(), { channel, signed: sign({ ...policy, version: 2 }, 'platform'), why: 'the second' });
  const entry = await store.readChannel(channel);
  const { release = '' } = entry?.canary ?? {};
  await store.storage.remove(revisionKey(channel, 4));
  await store.storage.create(revisionKey(channel, 4), encodeJson({ ...entry, canary: { release, percent: 100 } }));
  expect(await seen()).toMatchObject({
    entry: { revision: 3, canary: { percent: 1 } },
    refused: ['Entry 4 of production changes the release together with the policy. It changes nothing.'],
  });
});

describe('somebody with rights for one part', () => {
  it('cannot write by hand what the command refuses', async () => {
    const { store, publish, write, seen } = await openSignedStore();
    await publish('contact', 'contact', 'b');
    const { id } = await store.createRelease({ parts: { ...start, contact: '1.0.0-b' } });
    const signed = await readReferences(store.storage, { release: id }, {});
    await write({ release: id, action: 'promote', signed }, 'blog');
    expect((await seen()).refused).toEqual([
      'Entry 3 of production needs the right to promote contact, which blog does not have. It changes nothing.',
    ]);
  });
});

it('lets whoever retires a part change only those redirects of others that led to its pages', async () => {
  const { store, as } = await openSignedStore();
  const { shell } = start;
  await retire(as('contact'), { ...promotion, part: 'contact', redirects: { others: '/blog' } });
  const retirement = { part: 'blog', redirects: { others: '/shell' } };
  const elsewhere = { blog: { '/blog': '/shell' }, contact: { '/contact': '/shell#elsewhere' } };
  const { id } = await store.createRelease({ parts: { shell }, retired: elsewhere });
  await expect(as('blog').moveChannel(channel, 3, { release: id, action: 'retire', why: 'both' })).rejects.toThrow(
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
  const { release: live } = (await as().readChannel(channel)) ?? {};
  const { shell, blog, contact } = start;
  const { id } = await store.createRelease({ parts: retired ? { shell, blog, contact } : { shell, blog }, retired });
  await expect(
    as('blog').moveChannel(channel, 2, {
      release: live ?? '',
      canary: { release: id, percent: 99 },
      action: 'canary',
      why: 'mine',
    }),
  ).rejects.toThrow('it needs the right to retire contact, which blog does not have');
});

it('takes no version of a part whose manifest says that it is another part', async () => {
  const { store, folder, as, policy } = await openSignedStore();
  const build = await makeBuild(folder, 'contact', 'mine');
  const manifest = readFileSync(path.join(build, 'part.json'));
  await store.storage.create(manifestKey('blog', '1.0.0-mine'), manifest);
  const signer = as('blog');
  await signer.approve('blog', '1.0.0-mine', policy.channel);
  const change = { ...promotion, versions: { blog: '1.0.0-mine' } };
  await expect(promote(signer, change)).rejects.toThrow(
    'parts/blog/1.0.0-mine/part.json in the release store is the manifest of contact 1.0.0-mine.',
  );
});

it('takes no statement about files of another part from an entry', async () => {
  const { store, publish, write, seen } = await openSignedStore();
  await publish('blog', 'blog', 'b');
  const { id } = await store.createRelease({ parts: { ...start, blog: '1.0.0-b' } });
  const references = await readReferences(store.storage, { release: id }, {});
  const files = { ...references.files, [manifestKey('contact', '1.0.0-next')]: sha256('mine') };
  await write({ release: id, action: 'promote', signed: { ...references, files } }, 'blog');
  expect((await seen()).refused).toEqual([
    'Entry 3 of production names parts/contact/1.0.0-next/part.json, which it does not rely on. It changes nothing.',
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
  const { id: release } = await store.createRelease({ parts: { ...start, blog: '1.0.0-leaky' } });
  const change = { action: 'rollback', why: 'mine', held } as const;
  const problem = 'brings blog@1.0.0-leaky, which is held, and blog does not have the right to hold blog';
  await expect(as('blog').moveChannel(channel, revision, { ...change, release })).rejects.toThrow(problem);
  await expect(
    as('blog').moveChannel(channel, revision, { ...change, release: live, canary: { release, percent: 1 } }),
  ).rejects.toThrow(problem);
  await as('reviewer').moveChannel(channel, revision, { ...change, release });
  expect(await seen()).toMatchObject({ parts: { blog: '1.0.0-leaky' }, refused: [] });
});

it('forgets that a version was live together with what it contained', async () => {
  const rules: Policy['rules'] = [
    { who: ['reviewer'], may: ['publish', 'promote', 'canary'], parts: ['*'] },
    { who: ['contact'], may: ['rollback'], parts: ['contact'] },
  ];
  const { store, keys, deliver, as, write, seen } = await openSignedStore({ rules });
  const { id: former } = await store.createRelease({ parts: start });
  await deliver('reviewer', 'contact', 'b');
  const { release = '', signed } = (await as().readChannel(channel)) as SignedEntry;
  const versions = Array.from({ length: 1_995 }, (_, index) => ({
    part: `p${index}`,
    version: '1',
    manifest: sha256(''),
  }));
  const { id, ...canary } = releaseOf({
    parts: { ...signed.live.parts, ...Object.fromEntries(versions.map(({ part, version }) => [part, version])) },
  });
  const files = {
    ...signed.files,
    [releaseKey(id)]: sha256(encodeJson({ id, ...canary })),
    ...Object.fromEntries(versions.map(({ part, version, manifest }) => [manifestKey(part, version), manifest])),
  };
  const { reviewer } = keys;
  const statements = versions.flatMap((one) => (reviewer ? signStatement(reviewer, { may: 'publish', ...one }) : []));
  const trial = { live: signed.live, canary: { id, ...canary }, files, statements };
  await write({ release, canary: { release: id, percent: 1 }, signed: trial }, 'reviewer');
  await write({ release, canary: undefined, signed: { ...signed, canary: undefined } }, 'reviewer');

  const back = await readReferences(store.storage, { release: former }, {});
  await write(
    {
      release: former,
      signed: { ...back, files: { ...back.files, [manifestKey('contact', '1.0.0-a')]: sha256('mine') } },
    },
    'contact',
  );
  expect((await seen()).refused).toEqual([
    'Entry 6 of production needs the right to promote contact, which contact does not have. It changes nothing.',
  ]);
});

describe('the time of an entry', () => {
  const minuteMs = 60_000;
  const dated = (entry: { at: string }, minutes: number) =>
    new Date(Date.parse(entry.at) + minutes * minuteMs).toISOString();

  it('may be five minutes before that of an earlier one, and not more, however many come between', async () => {
    const { deliver, write, seen } = await openSignedStore();
    const last = await deliver('blog', 'blog', 'b');
    const early = dated(last, -6);
    await write({ action: 'hold', at: dated(last, -4) }, 'blog');
    await write({ action: 'hold', at: early }, 'blog');
    expect((await seen()).refused).toEqual([
      `Entry 5 of production is dated ${early}, over five minutes before an earlier entry, of ${last.at}. It changes nothing.`,
    ]);
  });

  it('is that of an earlier one which was dated ahead, until a policy brings it back', async () => {
    const { deliver, write, seen, policy, sign, as } = await openSignedStore();
    const last = await deliver('blog', 'blog', 'b');
    const ahead = dated(last, 24 * 60);
    await write({ action: 'hold', at: ahead }, 'blog');
    expect(await deliver('contact', 'contact', 'b')).toMatchObject({ at: ahead, revision: 5 });
    await changePolicy(as(), {
      channel,
      signed: sign({ ...policy, version: 2 }, 'platform'),
      why: 'a clock was wrong',
    });
    const { at } = await deliver('contact', 'contact', 'c');
    expect(Date.parse(at)).toBeLessThan(Date.parse(ahead));
    expect((await seen()).refused).toEqual([]);
  });

  it('of an entry with a policy, which nobody signs, holds nobody back', async () => {
    const { deliver, as, policy, sign, store, seen } = await openSignedStore();
    await changePolicy(as(), { channel, signed: sign({ ...policy, version: 2 }, 'platform'), why: 'the second' });
    const entry = await store.readChannel(channel);
    await store.storage.remove(revisionKey(channel, 3));
    await store.storage.create(revisionKey(channel, 3), encodeJson({ ...entry, at: '2098-12-31T00:00:00Z' }));
    const { at } = await deliver('blog', 'blog', 'b');
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
    expect((await seen()).refused).toEqual([]);
  });
});

it('says why in one short line, whatever the entry contains', async () => {
  const { as, write, seen } = await openSignedStore();
  const { signed } = (await as().readChannel(channel)) as SignedEntry;
  const files = { ...signed.files, [`\u001b[2J\n::error::promoted\u202e${'x'.repeat(9_000)}`]: 'x' };
  await write({ signed: { ...signed, files } }, 'blog');
  const [sentence = ''] = (await seen()).refused;
  expect(sentence).toMatch(
    /^Entry 3 of production names \\u001b\[2J ::error::promoted\\u202ex+\. It changes nothing\.$/,
  );
  expect(sentence.length).toBeLessThan(400);
});

it('takes no entry that does not name all files that it relies on, known ones either', async () => {
  const { as, write, seen } = await openSignedStore();
  const before = (await as().readChannel(channel)) as SignedEntry;
  const key = manifestKey('contact', '1.0.0-a');
  const { [key]: _unstated, ...files } = before.signed.files;
  await write({ action: 'hold', signed: { ...before.signed, files } }, 'blog');
  expect((await seen()).refused).toEqual([
    `Entry 3 of production does not say what ${key} contains. It changes nothing.`,
  ]);
});

describe('a policy', () => {
  it('revokes a key: nothing that it signs afterwards counts, what it signed before stays', async () => {
    const { as, policy, sign, deliver, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    const next = withoutKey(policy, 'blog');
    await changePolicy(as(), { channel, signed: sign(next, 'platform'), why: 'the laptop was stolen' });
    await expect(deliver('blog', 'blog', 'c')).rejects.toThrow('is signed with a key that the policy does not know');
    expect((await seen()).parts).toEqual({ ...start, blog: '1.0.0-b' });
  });

  it('is replaced by its next version alone, which its platform keys have signed', async () => {
    const { store, as, policy, sign, seen, keys } = await openSignedStore();
    const next = { ...policy, version: 2 };
    await expect(changePolicy(as(), { channel, signed: sign(next, 'blog'), why: 'mine' })).rejects.toThrow(
      'needs 1 more signatures of platform keys',
    );
    const own = { ...next, platform: { keys: [keys.blog?.publicKey ?? ''], threshold: 1 } };
    await expect(changePolicy(as(), { channel, signed: sign(own, 'blog'), why: 'mine' })).rejects.toThrow(
      'needs 1 more',
    );
    await expect(
      changePolicy(as(), { channel, signed: sign({ ...policy, version: 3 }, 'platform'), why: 'a gap' }),
    ).rejects.toThrow('has version 3 of the policy, which cannot replace version 1');
    await changePolicy(as(), { channel, signed: sign(next, 'platform'), why: 'the second' });
    await expect(changePolicy(as(), { channel, signed: sign(policy, 'platform'), why: 'back' })).rejects.toThrow(
      'has version 1 of the policy, which cannot replace version 2',
    );
    expect((await seen()).entry).toMatchObject({ action: 'policy', revision: 3 });
    expect((await store.history(channel)).length).toBe(3);
  });

  it('is not signed once somebody has changed it after another signature', async () => {
    const { policy, sign, keys } = await openSignedStore();
    const { signatures } = sign({ ...policy, version: 2 }, 'platform');
    const changed = { policy: { ...policy, version: 2, approvals: { '*': 0 } }, signatures };
    expect(() => keys.second && signPolicy(changed, keys.second)).toThrow('The policy is not the one that');
  });

  it('outlives a lost platform key by the second one, and takes as many signatures as it asks for', async () => {
    const { as, policy, sign, keys, seen } = await openSignedStore();
    const fresh = keys.reviewer?.publicKey ?? '';
    const second = keys.second?.publicKey ?? '';
    const next = { ...policy, version: 2, platform: { keys: [second, fresh], threshold: 2 } };
    await expect(changePolicy(as(), { channel, signed: sign(next, 'second'), why: 'lost' })).rejects.toThrow(
      'needs 1 more',
    );
    await changePolicy(as(), { channel, signed: sign(next, 'second', 'reviewer'), why: 'the first key is lost' });
    const third = { ...next, version: 3 };
    await expect(changePolicy(as(), { channel, signed: sign(third, 'platform', 'second'), why: 'x' })).rejects.toThrow(
      'needs 1 more signatures',
    );
    expect((await seen()).entry).toMatchObject({ revision: 3 });
  });

  it('asks for the approval of others, who may give it', async () => {
    const { publish, as } = await openSignedStore({ approvals: { blog: 1 } });
    const version = await publish('blog', 'blog', 'b');
    const change = { ...promotion, versions: { blog: version } };
    await as('blog').approve('blog', version, channel);
    await as('contact').approve('blog', version, channel);
    await as('reviewer').approve('blog', version, 'staging');
    await expect(promote(as('blog'), change)).rejects.toThrow('brings blog@1.0.0-b with 0 of 1 approvals');
    await as('reviewer').approve('blog', version, channel);
    expect(await promote(as('blog'), change)).toMatchObject({ isMoved: true });
  });

  it('freezes a channel for new versions, not for rollbacks', async () => {
    const freeze = { from: '2026-01-01T00:00:00Z', to: '2098-01-01T00:00:00Z', why: 'Diwali' };
    const { as, policy, sign, deliver, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    const next = { ...policy, version: 2, freezes: [freeze] };
    await changePolicy(as(), { channel, signed: sign(next, 'platform'), why: 'Diwali' });
    await expect(deliver('blog', 'blog', 'c')).rejects.toThrow(
      'brings a new version in the freeze until 2098-01-01T00:00:00Z: Diwali',
    );
    await rollback(as('blog'), { channel, part: 'blog', why: 'bad', gate: allowAll });
    expect((await seen()).parts).toEqual(start);
  });

  it.each([
    ['raised', [75, 100]],
    ['made live', [100]],
  ])('freezes a canary, which can be lowered and ended but not %s, by an edge or a person', async (_what, next) => {
    const { as, policy, sign, publish, seen } = await openSignedStore();
    const change = { ...promotion, versions: { blog: await publish('blog', 'blog', 'b') } };
    await startCanary(as('blog'), { ...change, percent: 50, next });
    const freeze = { from: '2026-01-01T00:00:00Z', to: '2098-01-01T00:00:00Z', why: 'Diwali' };
    const signed = sign({ ...policy, version: 2, freezes: [freeze] }, 'platform');
    await changePolicy(as(), { channel, signed, why: 'Diwali' });

    const frozen = 'gives a version to more visitors in the freeze until 2098-01-01T00:00:00Z: Diwali';
    await expect(raiseCanary(as('edge'), { channel, revision: 4, why: 'fine' })).rejects.toThrow(frozen);
    await expect(startCanary(as('blog'), { ...change, percent: 99 })).rejects.toThrow(frozen);
    await expect(promote(as('blog'), change)).rejects.toThrow('in the freeze until 2098-01-01T00:00:00Z: Diwali');
    expect(await as('edge').isFrozen(channel)).toBe(true);

    expect((await startCanary(as('blog'), { ...change, percent: 10 })).canary?.percent).toBe(10);
    await endCanary(as('blog'), { channel, why: 'after Diwali' });
    expect((await seen()).entry?.canary).toBeUndefined();
  });

  it('ends: afterwards only a new one moves the channel', async () => {
    const { deliver, as, policy, sign } = await openSignedStore({ expires: '2026-01-01T00:00:00Z' });
    await expect(deliver('blog', 'blog', 'b')).rejects.toThrow('after the policy expired, on 2026-01-01T00:00:00Z');
    const next = { ...policy, version: 2, expires: '2099-01-01T00:00:00Z' };
    await changePolicy(as(), { channel, signed: sign(next, 'platform'), why: 'another year' });
    expect(await deliver('blog', 'blog', 'b')).toMatchObject({ isMoved: true });
  });
});

describe('an edge', () => {
  it('raises a canary to the shares that were named when it began, and ends a failing one, but brings nothing itself', async () => {
    const { publish, as, seen } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    const change = { ...promotion, versions: { blog: '1.0.0-b' } };
    const first = await startCanary(as('blog'), { ...change, percent: 5, next: [25, 100] });
    await expect(endCanary(as('contact'), { channel, why: 'not mine' })).rejects.toThrow(
      'the right to canary or guard or rollback blog',
    );
    await expect(promote(as('edge'), change)).rejects.toThrow('the right to promote blog');
    const second = await raiseCanary(as('edge'), { channel, revision: first.revision, why: 'fine' });
    expect(second.canary).toMatchObject({ percent: 25, next: [100] });
    await raiseCanary(as('edge'), { channel, revision: second.revision, why: 'fine' });
    expect(await seen()).toMatchObject({ parts: { ...start, blog: '1.0.0-b' }, entry: { by: 'edge' }, refused: [] });

    await publish('blog', 'blog', 'c');
    const { canary } = await startCanary(as('blog'), { ...change, versions: { blog: '1.0.0-c' }, percent: 5 });
    await rollBackCanary(as('edge'), { channel, release: canary?.release ?? '', why: 'it fails' });
    expect(await seen()).toMatchObject({ entry: { action: 'guard', held: [{ version: '1.0.0-c' }] }, refused: [] });
  });
});
