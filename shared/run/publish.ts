import path from 'node:path';
import { ChannelMoved, type FolderStore } from '../release/folder-store.ts';
import type { PartFolder } from './parts.ts';

/** Publishes the builds of these parts and points the channel at their release. Answers what the channel points to. */
export async function publishParts(store: FolderStore, parts: PartFolder[], channel: string, why: string) {
  const manifests = await Promise.all(parts.map(({ folder }) => store.publish(path.join(folder, 'dist'))));
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  return { versions, release: await pointChannel(store, channel, versions, why) };
}

/** Moves a channel to the release that differs from its present one in these versions only. */
export async function pointChannel(store: FolderStore, channel: string, versions: Record<string, string>, why: string): Promise<string> {
  const now = await store.readChannel(channel);
  const current = now ? (await store.readRelease(now.release)).parts : {};
  const { id } = await store.createRelease({ ...current, ...versions });
  if (now?.release === id) return id;
  try {
    await store.moveChannel(channel, now?.revision ?? 0, id, why);
    return id;
  } catch (error) {
    // Somebody else deployed another part meanwhile; theirs stays, ours comes on top.
    if (error instanceof ChannelMoved) return pointChannel(store, channel, versions, why);
    throw error;
  }
}
