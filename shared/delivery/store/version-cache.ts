import type { Release } from '@site/contracts/manifest';
import { createMissingKeys, type FolderStorage, type Storage } from '@site/service/storage/storage';
import { copyVersion } from './copy-version.ts';
import { NotInStore } from './store-errors.ts';
import { encodeJson, releaseKey, versionPrefix } from './store-layout.ts';

/** Local copies of the versions in use, for storages without a folder. Processes may share them: a copy is complete before it is used. */
export class VersionCache {
  readonly #from: Storage;
  readonly #to: FolderStorage;
  readonly #copied = new Map<string, Promise<void>>();
  readonly #missing = createMissingKeys();

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
    if (this.#missing.has(prefix)) throw new NotInStore(`${part} ${version}`);
    const name = [prefix, expected].join();
    const copying = this.#copied.get(name) ?? copyVersion(this.#from, this.#to, part, version, expected);
    this.#copied.set(name, copying);
    try {
      await copying;
    } catch (error) {
      this.#copied.delete(name);
      if (error instanceof NotInStore) this.#missing.set(prefix, true);
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
    if (copy || this.#missing.has(key)) return copy;
    const content = await this.#from.read(key);
    if (content) await check(content);
    else this.#missing.set(key, true);
    return content;
  }
}
