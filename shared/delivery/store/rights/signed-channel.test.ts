import { endCanary, raiseCanary, rollBackCanary, startCanary } from '../../canary/canary.ts';
import { hold } from '../../channels/holds.ts';
import { promote } from '../../channels/promote.ts';
import { retire } from '../../channels/retire.ts';
import { rollback } from '../../channels/rollback.ts';
import { allowAll } from '../../gate/gate.ts';
import { overwrite } from '../../testing/builds.ts';
import { channel, firstVersions, openSignedStore, promotion } from '../../testing/open-signed-store.ts';
import { encodeJson, manifestKey, revisionKey } from '../store-layout.ts';
import type { SignedEntry } from './judge-entry.ts';

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
    expect(parts).toEqual({ ...firstVersions, contact: '1.0.0-b' });
    expect(entry).toMatchObject({ action: 'rollback', by: 'blog', held: [{ part: 'blog', version: '1.0.0-b' }] });
    expect(refused).toEqual([]);
    expect((await as().channel(channel).history()).map(({ by, action }) => [action, by])).toEqual([
      ['policy', undefined],
      ['promote', 'blog'],
      ['promote', 'contact'],
      ['rollback', 'blog'],
    ]);
  });

  it('refuses what a team does with the part of another, before it is written', async () => {
    const { publish, as, store } = await openSignedStore();
    const change = { ...promotion, versions: { contact: await publish('contact', 'contact', 'b') } };
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
    expect((await store.channel(channel).newest())?.revision).toBe(2);
  });

  it('needs RELEASE_POLICY of those who change it', async () => {
    const { store, publish } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    await expect(promote(store, { ...promotion, versions: { blog: '1.0.0-b' } })).rejects.toThrow('set RELEASE_POLICY');
  });
});

it('is not followed without its policy, and neither is another channel with settings for one', async () => {
  const { store, as } = await openSignedStore();
  const newest = await store.channel(channel).newest();
  expect(() => store.channel(channel).expectPolicy(newest)).toThrow(
    'The channel production has a policy: set RELEASE_POLICY to what "npm run release -- policy sign" printed for production.',
  );
  expect(() => as('edge').channel('staging').expectPolicy(undefined)).toThrow(
    'RELEASE_POLICY names no policy of the channel staging: set',
  );
  as('edge').channel(channel).expectPolicy(newest);
  store.channel('staging').expectPolicy(undefined);
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
    const { deliver, write, seen, replacePolicy } = await openSignedStore();
    const last = await deliver('blog', 'blog', 'b');
    const ahead = dated(last, 24 * 60);
    await write({ action: 'hold', at: ahead }, 'blog');
    expect(await deliver('contact', 'contact', 'b')).toMatchObject({ at: ahead, revision: 5 });
    await replacePolicy();
    const { at } = await deliver('contact', 'contact', 'c');
    expect(Date.parse(at)).toBeLessThan(Date.parse(ahead));
    expect((await seen()).refused).toEqual([]);
  });

  it('of an entry with a policy, which nobody signs, holds nobody back', async () => {
    const { deliver, replacePolicy, store, seen } = await openSignedStore();
    await replacePolicy();
    const entry = await store.channel(channel).newest();
    await overwrite(store.storage, revisionKey(channel, 3), encodeJson({ ...entry, at: '2098-12-31T00:00:00Z' }));
    const { at } = await deliver('blog', 'blog', 'b');
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
    expect((await seen()).refused).toEqual([]);
  });
});

it('says why in one short line, whatever the entry contains', async () => {
  const { as, write, seen } = await openSignedStore();
  const { signed } = (await as().channel(channel).newest()) as SignedEntry;
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
  const before = (await as().channel(channel).newest()) as SignedEntry;
  const key = manifestKey('contact', '1.0.0-a');
  const { [key]: _unstated, ...files } = before.signed.files;
  await write({ action: 'hold', signed: { ...before.signed, files } }, 'blog');
  expect((await seen()).refused).toEqual([
    `Entry 3 of production does not say what ${key} contains. It changes nothing.`,
  ]);
});

describe('an edge', () => {
  it('raises a canary to the shares that were named when it began, and ends a failing one, but brings nothing itself', async () => {
    const { publish, as, seen } = await openSignedStore();
    const change = { ...promotion, versions: { blog: await publish('blog', 'blog', 'b') } };
    const first = await startCanary(as('blog'), { ...change, percent: 5, next: [25, 100] });
    await expect(endCanary(as('contact'), { channel, why: 'not mine' })).rejects.toThrow(
      'the right to canary or guard or rollback blog',
    );
    await expect(promote(as('edge'), change)).rejects.toThrow('the right to promote blog');
    const second = await raiseCanary(as('edge'), { channel, revision: first.revision, why: 'fine' });
    expect(second.canary).toMatchObject({ percent: 25, next: [100] });
    await raiseCanary(as('edge'), { channel, revision: second.revision, why: 'fine' });
    expect(await seen()).toMatchObject({
      parts: { ...firstVersions, blog: '1.0.0-b' },
      entry: { by: 'edge' },
      refused: [],
    });

    await publish('blog', 'blog', 'c');
    const { canary } = await startCanary(as('blog'), { ...change, versions: { blog: '1.0.0-c' }, percent: 5 });
    await rollBackCanary(as('edge'), { channel, release: canary?.release ?? '', why: 'it fails' });
    expect(await seen()).toMatchObject({ entry: { action: 'guard', held: [{ version: '1.0.0-c' }] }, refused: [] });
  });
});
