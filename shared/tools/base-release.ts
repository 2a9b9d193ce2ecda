import path from 'node:path';
import { ReleaseStore } from '@site/release/store/release-store';
import { copyVersion } from '@site/release/store/version-files';
import { WebStorage } from '@site/release/store/web-storage';
import { FolderStorage } from '@site/service/storage/storage';

export interface BaseRelease {
  /** Part name to version. */
  parts: Record<string, string>;
  /** The site whose services answer; undefined if the release came from a store. */
  site?: string;
}

interface BaseOptions {
  /** Where the release is, unless `against` names another place. */
  from: ReleaseStore;
  channel: string;
  /** A release store, or a site that shares its releases. */
  against: string | undefined;
  /** The part that is worked on: its version is not needed. */
  ownPart: string;
}

/** Copies the release that surrounds the part being worked on into this store. Throws one sentence if there is none. */
export async function fetchBase(
  store: ReleaseStore,
  { from: usual, channel, against, ownPart }: BaseOptions,
): Promise<BaseRelease> {
  const site = against && isAddress(against) ? await askSite(against) : undefined;
  const from = against ? storeAt(against, site !== undefined) : usual;
  const parts = site?.parts ?? (await pointedTo(from, channel, against));
  const others = Object.entries(parts).filter(([part]) => part !== ownPart);
  for (const [part, version] of others) await copyVersion(from.storage, store.storage, part, version);
  return { parts: Object.fromEntries(others), ...(site && against && { site: new URL(against).origin }) };
}

function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}

/** Asks a site which release it shows; undefined if the address is not a site's. */
async function askSite(address: string): Promise<{ parts: Record<string, string>; isShared: boolean } | undefined> {
  const response = await fetch(new URL('/_/release.json', address)).catch(() => {
    throw new Error(`${address} does not answer.`);
  });
  if (!response.ok) return undefined;
  const site: { parts: Record<string, string>; isShared: boolean } = await response.json(); // the edge's own answer
  if (!site.isShared)
    throw new Error(
      `${address} keeps its releases to itself: set SHARE_RELEASES=yes there, or name its release store.`,
    );
  return site;
}

function storeAt(place: string, isSite: boolean): ReleaseStore {
  if (!isAddress(place)) return new ReleaseStore(new FolderStorage(place));
  return new ReleaseStore(new WebStorage(isSite ? new URL('/_/store/', place).href : place));
}

async function pointedTo(
  store: ReleaseStore,
  channel: string,
  against: string | undefined,
): Promise<Record<string, string>> {
  const entry = await store.readChannel(channel);
  if (entry) return (await store.readRelease(entry.release)).parts;
  const place = against ? (isAddress(against) ? against : path.resolve(against)) : 'RELEASES_DIR';
  throw new Error(`${place} has no release on ${channel}: run "npm start" once, or name a release with --against.`);
}
