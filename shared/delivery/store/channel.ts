import type { Storage } from '@site/service/storage/storage';
import type { ChannelEntry } from './channel-entry.ts';
import { ChannelMoved, NotInStore } from './store-errors.ts';
import { channelPrefix, decodeJson, encodeJson, revisionKey, revisionOf } from './store-layout.ts';

/** Entries read at a time: a folder has so many open files, a bucket answers so many requests. */
const maxReadsAtOnce = 32;

/** What a writer says of an entry; the channel adds the rest. */
export type EntryContent = Omit<ChannelEntry, 'revision' | 'at'>;

/**
 * A channel of a release store: entries with consecutive numbers, the newest of which says what visitors get. It moves by creating the next
 * number, which only one writer can do. Whoever follows it asks for the next number alone: while that is missing, nothing has changed.
 *
 * @example
 * const production = store.channel('production');
 * const live = await production.newest();
 * await production.move(live?.revision ?? 0, { release, action: 'promote', why: 'news' });
 */
export class Channel {
  readonly #storage: Storage;
  readonly #name: string;

  constructor(storage: Storage, name: string) {
    this.#storage = storage;
    this.#name = name;
  }

  /** Where the channel points; undefined if it was never set. */
  async newest(): Promise<ChannelEntry | undefined> {
    for await (const entry of this.newestFirst()) return entry;
    return undefined;
  }

  /** Where the channel points, if it has moved since this revision; one small request while it has not. */
  async newestAfter(revision: number): Promise<ChannelEntry | undefined> {
    let newest: { key: string; content: Buffer } | undefined;
    for (let next = revision + 1; ; next += 1) {
      const key = revisionKey(this.#name, next);
      const content = await this.#storage.read(key);
      // Only the last one is decoded: a damaged entry holds up none that follows it.
      if (!content) return newest && decodeJson(newest.content, newest.key);
      newest = { key, content };
    }
  }

  /** All entries, read as they are asked for. */
  async *newestFirst(): AsyncGenerator<ChannelEntry> {
    const newestKey = (await this.#storage.list(channelPrefix(this.#name))).at(-1);
    let [batch, last] = [1, newestKey ? revisionOf(newestKey) : 0];
    while (last > 0) {
      const revisions = Array.from({ length: Math.min(batch, last) }, (_, index) => last - index);
      yield* await Promise.all(revisions.map((revision) => this.#read(revision)));
      last -= revisions.length;
      batch = maxReadsAtOnce;
    }
  }

  /** All entries, oldest first, for people. */
  async history(): Promise<ChannelEntry[]> {
    const entries: ChannelEntry[] = [];
    for await (const entry of this.newestFirst()) entries.push(entry);
    return entries.reverse();
  }

  /** Moves the channel if it still stands at revision `from` (0: never set). Throws `ChannelMoved` otherwise. */
  async move(from: number, change: EntryContent): Promise<ChannelEntry> {
    const entry = { revision: from + 1, at: new Date().toISOString(), ...change };
    if (!(await this.#storage.create(revisionKey(this.#name, entry.revision), encodeJson(entry))))
      throw new ChannelMoved(this.#name, from);
    return entry;
  }

  // Its shape is not validated: only commands and edges write entries.
  async #read(revision: number): Promise<ChannelEntry> {
    const key = revisionKey(this.#name, revision);
    const content = await this.#storage.read(key);
    if (!content) throw new NotInStore(key);
    return decodeJson(content, key);
  }
}
