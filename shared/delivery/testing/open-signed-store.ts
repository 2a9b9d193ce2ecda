import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { FolderStorage } from '@site/service/storage/storage';
import { changePolicy, signPolicy } from '../channels/change-policy.ts';
import { promote } from '../channels/promote.ts';
import { allowAll } from '../gate/gate.ts';
import type { ChannelEntry } from '../store/channel-entry.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { ChannelTrust } from '../store/rights/channel-trust.ts';
import { entryContent, type SignedEntry } from '../store/rights/judge-entry.ts';
import { newPrivateKey, signerOf } from '../store/rights/keys.ts';
import { type Policy, rights } from '../store/rights/policy.ts';
import { sha256 } from '../store/rights/statements.ts';
import { encodeJson, revisionKey } from '../store/store-layout.ts';
import { VersionCache } from '../store/version-cache.ts';
import { makeBuild } from './builds.ts';
import { openTestStore } from './open-test-store.ts';

/** The channel that has a policy. */
export const channel = 'production';
/** What is live there at first. */
export const firstVersions = { shell: '1.0.0-a', blog: '1.0.0-a', contact: '1.0.0-a' };
export const promotion = { channel, why: 'news', gate: allowAll };

/**
 * A store in which `production` has a policy: `blog` and `contact` may do everything with their own part, `edge` may judge canaries, and
 * `platform` signs policies.
 *
 * @example
 * const { as, deliver } = await openSignedStore();
 * await deliver('blog', 'blog', 'b');
 * (await as('edge').channel('production').newest())?.by; // 'blog'
 */
export async function openSignedStore(change: Partial<Policy> = {}) {
  const { folder, settings, store, start } = await openTestStore();
  const keys = Object.fromEntries(
    ['platform', 'second', 'blog', 'contact', 'reviewer', 'edge', 'stranger'].map((name) => [
      name,
      signerOf(newPrivateKey()),
    ]),
  );
  const keyOf = (name: string) => keys[name]?.publicKey ?? '';
  const all = rights.filter((right) => right !== 'guard');
  const policy: Policy = {
    channel,
    version: 1,
    expires: '2099-01-01T00:00:00Z',
    platform: { keys: [keyOf('platform'), keyOf('second')], threshold: 1 },
    people: Object.fromEntries(['blog', 'contact', 'reviewer', 'edge'].map((name) => [name, [keyOf(name)]])),
    rules: [
      { who: ['blog'], may: all, parts: ['blog'] },
      { who: ['contact'], may: all, parts: ['contact'] },
      { who: ['reviewer'], may: ['approve'], parts: ['*'] },
      { who: ['edge'], may: ['guard'], parts: ['*'] },
    ],
    approvals: {},
    freezes: [],
    ...change,
  };
  await start({ shell: 'a', blog: 'a', contact: 'a' });
  const sign = (next: Policy, ...names: string[]) =>
    names.reduce<unknown>((signed, name) => keys[name] && signPolicy(signed, keys[name]), next) as ReturnType<
      typeof signPolicy
    >;
  const pinned = await changePolicy(store, {
    channel,
    signed: sign(policy, 'platform', 'second'),
    why: 'the first policy',
  });

  /** The store as the holder of this key opens it in a process of its own; without a name for somebody who only reads. */
  function as(
    name?: string,
    memory = path.join(folder, randomBytes(4).toString('hex')),
    refused: string[] = [],
  ): ReleaseStore {
    const trust = new ChannelTrust(store.storage, {
      policies: { [channel]: pinned },
      signer: name === undefined ? undefined : keys[name],
      memory: new FolderStorage(memory),
      onRefused: (sentence: string) => void refused.push(sentence),
    });
    const copies = new VersionCache(store.storage, new FolderStorage(path.join(memory, 'copies')));
    return new ReleaseStore(store.storage, copies, trust);
  }

  async function publish(name: string, part: string, content: string): Promise<string> {
    return (await as(name).publish(await makeBuild(folder, part, content))).version;
  }

  return {
    folder,
    settings,
    /** For somebody who has the store's key, and believes whatever is there. */
    store,
    policy,
    keys,
    as,
    sign,
    pinned,
    publish,
    /** Puts a policy in force that differs from the first in this, by default signed by `platform`. */
    replacePolicy: (difference: Partial<Policy> = {}, ...signers: string[]) => {
      const next = { ...policy, version: 2, ...difference };
      const signed = sign(next, ...(signers.length > 0 ? signers : ['platform']));
      return changePolicy(as(), { channel, signed, why: 'another policy' });
    },
    /** Publishes and promotes. */
    async deliver(name: string, part: string, content: string) {
      const version = await publish(name, part, content);
      return promote(as(name), { ...promotion, versions: { [part]: version } });
    },
    /** Writes the channel's next entry as an attacker with the store's key can, signed with the key of this name if there is one. */
    async write(entry: Partial<ChannelEntry>, name?: string): Promise<ChannelEntry> {
      const before = (await store.channel(channel).newest()) as SignedEntry;
      let forged: ChannelEntry = { ...before, revision: before.revision + 1, policy: undefined, ...entry };
      if (name) {
        const signed = { ...before.signed, ...entry.signed, after: sha256(encodeJson(before)) };
        const signature = keys[name]?.sign(entryContent({ ...forged, signed }));
        forged = { ...forged, signed: { ...signed, ...signature } };
      }
      await store.storage.create(revisionKey(channel, forged.revision), encodeJson(forged));
      return forged;
    },
    /** What visitors get of each part, and why the last entries that changed nothing were refused. */
    async seen(memory?: string) {
      const refused: string[] = [];
      const reader = as(undefined, memory, refused);
      const entry = await reader.channel(channel).newest();
      const { parts } = await reader.readRelease(entry?.release ?? '');
      return { parts, entry, refused };
    },
  };
}
