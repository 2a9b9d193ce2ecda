import { endCanary, raiseCanary, startCanary } from '../../canary/canary.ts';
import { signPolicy, withoutKey } from '../../channels/change-policy.ts';
import { promote } from '../../channels/promote.ts';
import { rollback } from '../../channels/rollback.ts';
import { allowAll } from '../../gate/gate.ts';
import { channel, firstVersions, openSignedStore, promotion } from '../../testing/open-signed-store.ts';
import type { Canary } from '../channel-entry.ts';
import { manifestKey } from '../store-layout.ts';
import { sha256, signStatement, writeStatement } from './statements.ts';

const freezes = [{ from: '2026-01-01T00:00:00Z', to: '2098-01-01T00:00:00Z', why: 'Diwali' }];

describe('a policy', () => {
  it('revokes a key: nothing that it signs afterwards counts, what it signed before stays', async () => {
    const { policy, replacePolicy, deliver, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    await replacePolicy(withoutKey(policy, 'blog'));
    await expect(deliver('blog', 'blog', 'c')).rejects.toThrow('is signed with a key that the policy does not know');
    expect((await seen()).parts).toEqual({ ...firstVersions, blog: '1.0.0-b' });
  });

  it('is replaced by its next version alone, which its platform keys have signed', async () => {
    const { store, replacePolicy, seen, keys } = await openSignedStore();
    await expect(replacePolicy({}, 'blog')).rejects.toThrow('needs 1 more signatures of platform keys');
    const platform = { keys: [keys.blog?.publicKey ?? ''], threshold: 1 };
    await expect(replacePolicy({ platform }, 'blog')).rejects.toThrow('needs 1 more');
    const problem = 'has version 3 of the policy, which cannot replace version 1';
    await expect(replacePolicy({ version: 3 })).rejects.toThrow(problem);
    await replacePolicy();
    await expect(replacePolicy({ version: 1 })).rejects.toThrow(
      'version 1 of the policy, which cannot replace version 2',
    );
    expect((await seen()).entry).toMatchObject({ action: 'policy', revision: 3 });
    expect((await store.channel(channel).history()).length).toBe(3);
  });

  it('is not signed once somebody has changed it after another signature', async () => {
    const { policy, sign, keys } = await openSignedStore();
    const { signatures } = sign({ ...policy, version: 2 }, 'platform');
    const changed = { policy: { ...policy, version: 2, approvals: { '*': 0 } }, signatures };
    expect(() => keys.second && signPolicy(changed, keys.second)).toThrow('The policy is not the one that');
  });

  it('outlives a lost platform key by the second one, and takes as many signatures as it asks for', async () => {
    const { replacePolicy, keys, seen } = await openSignedStore();
    const remaining = [keys.second, keys.reviewer].map((key) => key?.publicKey ?? '');
    const platform = { keys: remaining, threshold: 2 };
    await expect(replacePolicy({ platform }, 'second')).rejects.toThrow('needs 1 more');
    await replacePolicy({ platform }, 'second', 'reviewer');
    const third = replacePolicy({ platform, version: 3 }, 'platform', 'second');
    await expect(third).rejects.toThrow('needs 1 more signatures');
    expect((await seen()).entry).toMatchObject({ revision: 3 });
  });

  it('asks for the approval of others, who may give it', async () => {
    const { store, keys, publish, as } = await openSignedStore({ approvals: { blog: 1 } });
    const version = await publish('blog', 'blog', 'b');
    const change = { ...promotion, versions: { blog: version } };
    await as('blog').approve({ blog: version }, channel);
    const manifest = sha256((await store.storage.read(manifestKey('blog', version))) ?? '');
    const byHand = { may: 'approve', part: 'blog', version, manifest, channel } as const;
    if (keys.contact) await writeStatement(store.storage, signStatement(keys.contact, byHand));
    await as('reviewer').approve({ blog: version }, 'staging');
    await expect(promote(as('blog'), change)).rejects.toThrow('brings blog@1.0.0-b with 0 of 1 approvals');
    await as('reviewer').approve({ blog: version }, channel);
    expect(await promote(as('blog'), change)).toMatchObject({ isChanged: true });
  });

  it('freezes a channel for new versions, not for rollbacks', async () => {
    const { as, replacePolicy, deliver, seen } = await openSignedStore();
    await deliver('blog', 'blog', 'b');
    await replacePolicy({ freezes });
    await expect(deliver('blog', 'blog', 'c')).rejects.toThrow(
      'brings a new version in the freeze until 2098-01-01T00:00:00Z: Diwali',
    );
    await rollback(as('blog'), { channel, part: 'blog', why: 'bad', gate: allowAll });
    expect((await seen()).parts).toEqual(firstVersions);
  });

  it.each([
    ['raised', [75, 100]],
    ['made live', [100]],
  ])('freezes a canary, which can be lowered and ended but not %s, by an edge or a person', async (_what, next) => {
    const { as, replacePolicy, publish, seen } = await openSignedStore();
    const change = { ...promotion, versions: { blog: await publish('blog', 'blog', 'b') } };
    await startCanary(as('blog'), { ...change, percent: 50, next });
    await replacePolicy({ freezes });

    const frozen = 'gives a version to more visitors in the freeze until 2098-01-01T00:00:00Z: Diwali';
    await expect(raiseCanary(as('edge'), { channel, revision: 4, why: 'fine' })).rejects.toThrow(frozen);
    await expect(startCanary(as('blog'), { ...change, percent: 99 })).rejects.toThrow(frozen);
    await expect(promote(as('blog'), change)).rejects.toThrow('in the freeze until 2098-01-01T00:00:00Z: Diwali');
    expect(await as('edge').channel(channel).isFrozen()).toBe(true);

    expect((await startCanary(as('blog'), { ...change, percent: 10 })).canary?.percent).toBe(10);
    await endCanary(as('blog'), { channel, why: 'after Diwali' });
    expect((await seen()).entry?.canary).toBeUndefined();
  });

  it('refuses an entry that lacks what it is judged by: its time, or the share of a canary in a freeze', async () => {
    const { as, replacePolicy, publish, write, seen } = await openSignedStore();
    const versions = { blog: await publish('blog', 'blog', 'b') };
    const { canary } = await startCanary(as('blog'), { ...promotion, versions, percent: 50 });
    await write({ action: 'canary', at: undefined }, 'blog');
    expect((await seen()).refused).toEqual([
      'Entry 4 of production was made after the policy expired, on 2099-01-01T00:00:00Z. It changes nothing.',
    ]);
    await replacePolicy({ freezes });
    const shareless: Canary = JSON.parse(`{ "release": "${canary?.release}" }`);
    await write({ action: 'canary', canary: shareless }, 'blog');
    expect((await seen()).refused.at(-1)).toContain('gives a version to more visitors in the freeze');
  });

  it('ends: afterwards only a new one moves the channel', async () => {
    const { deliver, replacePolicy } = await openSignedStore({ expires: '2026-01-01T00:00:00Z' });
    await expect(deliver('blog', 'blog', 'b')).rejects.toThrow('after the policy expired, on 2026-01-01T00:00:00Z');
    await replacePolicy({ expires: '2099-01-01T00:00:00Z' });
    expect(await deliver('blog', 'blog', 'b')).toMatchObject({ isChanged: true });
  });
});
