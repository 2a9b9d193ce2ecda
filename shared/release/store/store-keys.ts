import type { PartManifest } from '@site/contracts/manifest';

/** Where a version's own files are; its `part.json`, which is written last, makes it exist. */
export function versionPrefix(part: string, version: string): string {
  return `parts/${part}/${version}/`;
}

/** Where a part's files for browsers are. Their names have a hash of their content, so that all versions share them. */
export function filesPrefix(part: string): string {
  return `parts/${part}/files/`;
}

const forBrowsers = 'browser/';

/** Where a file is that the version's manifest names. */
export function fileKey({ name, version }: Pick<PartManifest, 'name' | 'version'>, file: string): string {
  return file.startsWith(forBrowsers)
    ? filesPrefix(name) + file.slice(forBrowsers.length)
    : versionPrefix(name, version) + file;
}

export function manifestKey(part: string, version: string): string {
  return `${versionPrefix(part, version)}part.json`;
}

export function originKey(part: string, version: string): string {
  return `${versionPrefix(part, version)}published.json`;
}

export function releaseKey(id: string): string {
  return `releases/${id}.json`;
}

export function channelPrefix(channel: string): string {
  return `channels/${channel}/`;
}

/** Padded, so that keys are listed in the order of their revisions. */
export function revisionKey(channel: string, revision: number): string {
  return `${channelPrefix(channel)}${revisionFile(revision)}`;
}

export function revisionFile(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`;
}
