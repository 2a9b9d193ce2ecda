import path from 'node:path';
import { ReleaseStore } from '@site/delivery/store/release-store';
import { copyVersion } from '@site/delivery/store/version-cache';
import { FolderStorage, type Storage } from '@site/service/storage/storage';

interface BaseOptions {
  /** Where the release is, unless `against` names another place. */
  from: ReleaseStore;
  channel: string;
  /** The folder of a release store, or a site that shares its releases. */
  against: string | undefined;
  /** The part that is worked on: its version is not needed. */
  ownPart: string;
}

interface Base {
  storage: Pick<Storage, 'read'>;
  parts: Record<string, string>;
  /** The origin whose services answer. */
  site?: string;
}

/**
 * Copies the release that surrounds the part being worked on into this store. Returns its versions by part name, and the site whose
 * services answer if it came from one. Throws one sentence if there is none.
 */
export async function fetchBase(store: ReleaseStore, { from, channel, against, ownPart }: BaseOptions) {
  const base = await findBase(from, channel, against);
  const others = Object.entries(base.parts).filter(([part]) => part !== ownPart);
  for (const [part, version] of others) await copyVersion(base.storage, store.storage, part, version);
  return { parts: Object.fromEntries(others), site: base.site };
}

async function findBase(usual: ReleaseStore, channel: string, against: string | undefined): Promise<Base> {
  if (!against) return baseInStore(usual, channel, 'RELEASES_DIR');
  if (/^https?:\/\//.test(against)) return baseOfSite(against);
  return baseInStore(new ReleaseStore(new FolderStorage(against)), channel, path.resolve(against));
}

async function baseInStore(store: ReleaseStore, channel: string, place: string): Promise<Base> {
  const entry = await store.channel(channel).newest();
  if (entry) return { storage: store.storage, parts: (await store.readRelease(entry.release)).parts };
  throw new Error(`${place} has no release on ${channel}: run "npm start" once, or name a release with --against.`);
}

async function baseOfSite(address: string): Promise<Base> {
  const response = await fetch(new URL('/_/release.json', address)).catch(() => {
    throw new Error(`${address} does not answer.`);
  });
  if (!response.ok) throw new Error(`${address} is no site: its /_/release.json answered ${response.status}.`);
  const site: { parts: Record<string, string>; isShared: boolean } = await response.json(); // the edge's own response
  if (!site.isShared)
    throw new Error(
      `${address} keeps its releases to itself: set SHARE_RELEASES=yes there, or name the folder of its release store.`,
    );
  const read = (key: string) => readShared(new URL(`/_/store/${key}`, address));
  return { storage: { read }, parts: site.parts, site: new URL(address).origin };
}

async function readShared(url: URL): Promise<Buffer | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  if (response.status === 404) return undefined;
  throw new Error(`${url} answered ${response.status}.`);
}
