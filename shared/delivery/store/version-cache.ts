import type { Release } from '@site/contracts/manifest';
import type { FolderStorage, Storage } from '@site/service/storage/storage';
import { NotInStore } from './store-errors.ts';
import { encodeJson, releaseKey, versionPrefix } from './store-layout.ts';
import { copyVersion } from './version-files.ts';

/** After this time a missing version or file is looked up again: it may have been published meanwhile. */
const missingForMs = 5_000;
/** Bounds the cache of misses: anybody can ask for files that never existed. */
const maxMissing = 1_000;

/** Local copies of the versions in use, for storages without a folder. Processes may share them: a copy is complete before it is used. */
export class VersionCache {
  readonly #from: Storage;
  readonly #to: FolderStorage;
  readonly #copied = new Map<string, Promise<void>>();
  readonly #missing = new Map<string, number>();

  constructor(from: Storage, to: FolderStorage) {
    this.#from = from;
    this.#to = to;
  }

  /**
   * Throws `NotInStore`.
   *
   * @param expected SHA-256 that the version's manifest must have
   */
  async folderOf(part: string, version: string, expected?: string): Promise<string> {
    const prefix = versionPrefix(part, version);
    if (this.#isMissing(prefix)) throw new NotInStore(`${part} ${version}`);
    const name = [prefix, expected].join();
    const copying = this.#copied.get(name) ?? copyVersion(this.#from, this.#to, part, version, expected);
    this.#copied.set(name, copying);
    try {
      await copying;
    } catch (error) {
      this.#copied.delete(name);
      if (error instanceof NotInStore) this.#miss(prefix);
      throw error;
    }
    return this.#to.folder(prefix);
  }

  /** Writes a release beside the copies of its versions. Returns the folder, which is then a store that has it. */
  async addRelease(release: Release): Promise<string> {
    await this.#to.create(releaseKey(release.id), encodeJson(release));
    return this.#to.root;
  }

  /**
   * A file by its key, from the copies. If no copied version has it, as when an open tab asks for a file of an old release, it is read from
   * the storage, passed to `check`, which may throw, and not cached.
   */
  async read(key: string, check: (content: Buffer) => Promise<void> = async () => {}): Promise<Buffer | undefined> {
    const copy = await this.#to.read(key);
    if (copy || this.#isMissing(key)) return copy;
    const content = await this.#from.read(key);
    if (content) await check(content);
    else this.#miss(key);
    return content;
  }

  #isMissing(key: string): boolean {
    return performance.now() - (this.#missing.get(key) ?? Number.NEGATIVE_INFINITY) < missingForMs;
  }

  #miss(key: string): void {
    this.#missing.delete(key);
    this.#missing.set(key, performance.now());
    const [oldest] = this.#missing.keys();
    if (oldest && this.#missing.size > maxMissing) this.#missing.delete(oldest);
  }
}
