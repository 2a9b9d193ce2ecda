import { changePolicy, signPolicy } from '@site/delivery/channels/change-policy';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { newPrivateKey, signerOf } from '@site/delivery/store/rights/keys';
import { rights } from '@site/delivery/store/rights/policy';
import { releaseStore } from './part-build.ts';
import { republish } from './republish.ts';

/** Puts a policy in force by which each team may deliver its own part only, with its key. Returns what `RELEASE_POLICY` must be. */
export async function signChannel(store: ReleaseStore, channel: string, teamKeys: Record<string, string>) {
  const platform = signerOf(newPrivateKey());
  const may = rights.filter((right) => right !== 'guard' && right !== 'approve');
  const teams = Object.entries(teamKeys);
  const policy = {
    channel,
    version: 1,
    expires: '2099-01-01T00:00:00Z',
    platform: { keys: [platform.publicKey], threshold: 1 },
    people: Object.fromEntries(teams.map(([team, key]) => [team, [signerOf(key).publicKey]])),
    rules: teams.map(([team]) => ({ who: [team], may, parts: [team] })),
  };
  const hash = await changePolicy(store, { channel, signed: signPolicy(policy, platform), why: 'each team its part' });
  return `${channel}=${hash}`;
}

/** Makes another version of the blog live by hand, as whoever can write to the store may try. */
export async function forgeEntry(channel: string): Promise<void> {
  const store = releaseStore();
  const forged = await republish('blog', 'forged');
  const now = await store.channel(channel).newest();
  const { parts } = await store.readRelease(now?.release ?? '');
  const { id } = await store.createRelease({ parts: { ...parts, blog: forged } });
  await store.channel(channel).move(now?.revision ?? 0, { release: id, action: 'promote', why: 'an attack' });
}
