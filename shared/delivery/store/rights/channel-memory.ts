import type { FolderStorage } from '@site/service/storage/storage';
import { decodeJson, encodeJson, revisionFile } from '../store-layout.ts';
import type { TrustedState } from './judge-entry.ts';

/** Remembers across restarts where a channel stood, so that it is never taken back behind that. */
export class ChannelMemory {
  readonly #folder: FolderStorage;
  readonly #prefix: string;

  /** @param pinned hash of the entry with the first policy: with another one, nothing is remembered */
  constructor(folder: FolderStorage, channel: string, pinned: string) {
    this.#folder = folder;
    this.#prefix = `trusted/${channel}-${pinned.slice(0, 12)}/`;
  }

  async recall(): Promise<TrustedState | undefined> {
    const newest = (await this.#folder.list(this.#prefix)).at(-1);
    const content = newest && (await this.#folder.read(newest));
    return content ? decodeJson(content, newest) : undefined; // written by `remember`
  }

  async remember(state: TrustedState): Promise<void> {
    const older = await this.#folder.list(this.#prefix);
    const key = this.#prefix + revisionFile(state.entry.revision);
    await this.#folder.create(key, encodeJson(state));
    await Promise.all(older.filter((one) => one < key).map((one) => this.#folder.remove(one)));
  }
}
