/** Where a version's files are; its `part.json`, which is written last, makes it exist. */
export function versionPrefix(part: string, version: string): string {
  return `parts/${part}/${version}/`;
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
