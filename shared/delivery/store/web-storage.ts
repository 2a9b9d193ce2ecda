import type { Storage } from '@site/service/storage/storage';
import { revisionFile, revisionOf } from './store-layout.ts';

/** For one file, its bytes included. */
const timeoutMs = 30_000;

/**
 * A release store that others serve as plain files: a bucket, a CDN, or a site with `SHARE_RELEASES`. Read-only.
 *
 * @example
 * const store = new ReleaseStore(new WebStorage('https://cdn.example/releases'));
 */
export class WebStorage implements Storage {
  readonly base: string;

  constructor(address: string) {
    this.base = address.endsWith('/') ? address : `${address}/`;
  }

  async read(key: string): Promise<Buffer | undefined> {
    const response = await fetch(this.base + key, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    // A bucket that may not be listed answers 403 for a missing key.
    if (response.status === 404 || response.status === 403) return undefined;
    throw new Error(`${this.base}${key} answered ${response.status}.`);
  }

  /** Plain files cannot be listed. A channel's entries are numbered without gaps, so its newest one can be found; it alone is returned. */
  async list(prefix: string, after = prefix + revisionFile(0)): Promise<string[]> {
    if (!/^channels\/[^/]+\/$/.test(prefix))
      throw new Error(`${this.base}${prefix} cannot be listed: it is served as plain files.`);
    const key = (revision: number) => prefix + revisionFile(revision);
    const exists = async (revision: number) => (await this.read(key(revision))) !== undefined;
    const since = revisionOf(after);
    let newest = since;
    let past = since + 1;
    while (await exists(past)) {
      newest = past;
      past += past - since;
    }
    while (past - newest > 1) {
      const middle = Math.floor((newest + past) / 2);
      if (await exists(middle)) newest = middle;
      else past = middle;
    }
    return newest > since ? [key(newest)] : [];
  }

  async create(): Promise<never> {
    throw new Error(`${this.base} can only be read.`);
  }

  remove = this.create;
  modified = this.create;
}
