import path from 'node:path';
import { ReleaseStore } from '@site/delivery/store/release-store';
import { copyVersion } from '@site/delivery/store/version-files';
import { WebStorage } from '@site/delivery/store/web-storage';
import { FolderStorage } from '@site/service/storage/storage';

interface BaseOptions {
  /** Where the release is, unless `against` names another place. */
  from: ReleaseStore;
  channel: string;
  /** A release store, or a site that shares its releases. */
  against: string | undefined;
  /** The part that is worked on: its version is not needed. */
  ownPart: string;
}

/**
 * Copies the release that surrounds the part being worked on into this store. Returns its versions by part name, and the site whose
 * services answer if it came from one. Throws one sentence if there is none.
 */
export async function fetchBase(store: ReleaseStore, { from: usual, channel, against, ownPart }: BaseOptions) {
  const address = against && /^https?:\/\//.test(against) ? against : undefined;
  const site = address ? await askSite(address) : undefined;
  const from = against ? storeAt(against, address, site !== undefined) : usual;
  const place = address ?? (against ? path.resolve(against) : 'RELEASES_DIR');
  const parts = site?.parts ?? (await pointedTo(from, channel, place));
  const others = Object.entries(parts).filter(([part]) => part !== ownPart);
  for (const [part, version] of others) await copyVersion(from.storage, store.storage, part, version);
  return { parts: Object.fromEntries(others), site: site && address && new URL(address).origin };
}

/** Asks a site which release it shows; undefined if the address is not a site's. */
async function askSite(address: string): Promise<{ parts: Record<string, string>; isShared: boolean } | undefined> {
  const response = await fetch(new URL('/_/release.json', address)).catch(() => {
    throw new Error(`${address} does not answer.`);
  });
  if (!response.ok) return undefined;
  const site: { parts: Record<string, string>; isShared: boolean } = await response.json(); // the edge's own response
  if (!site.isShared)
    throw new Error(
      `${address} keeps its releases to itself: set SHARE_RELEASES=yes there, or name its release store.`,
    );
  return site;
}

function storeAt(place: string, address: string | undefined, isSite: boolean): ReleaseStore {
  if (!address) return new ReleaseStore(new FolderStorage(place));
  return new ReleaseStore(new WebStorage(isSite ? new URL('/_/store/', address).href : address));
}

async function pointedTo(store: ReleaseStore, channel: string, place: string): Promise<Record<string, string>> {
  const entry = await store.readChannel(channel);
  if (entry) return (await store.readRelease(entry.release)).parts;
  throw new Error(`${place} has no release on ${channel}: run "npm start" once, or name a release with --against.`);
}
