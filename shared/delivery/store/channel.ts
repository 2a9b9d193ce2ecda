import type { Storage } from '@site/service/storage/storage';
import type { ChannelEntry } from './channel-entry.ts';
import type { Policy } from './rights/policy.ts';
import { readReferences } from './rights/references.ts';
import { ChannelMoved, NotInStore } from './store-errors.ts';
import { channelPrefix, decodeJson, encodeJson, revisionKey } from './store-layout.ts';

/**
 * A channel of a release store: entries with consecutive numbers, the newest of which says what visitors get. It moves by creating the next
 * one, which only one writer can do. `PlainChannel` counts every entry, `SignedChannel` those that a policy allows.
 *
 * @example
 * const production = store.channel('production');
 * const live = await production.newest();
 * await production.move(live?.revision ?? 0, { release, action: 'promote', why: 'news' });
 */
export interface Channel {
  /** Where the channel points; undefined if it was never set. */
  newest(): Promise<ChannelEntry | undefined>;
  /** Where the channel points, if it has moved since this revision. */
  newestAfter(revision: number): Promise<ChannelEntry | undefined>;
  /** All entries, or the newest `max`, oldest first. */
  history(max?: number): Promise<ChannelEntry[]>;
  /**
   * Moves the channel if it still stands at revision `from` (0: never set). Throws `ChannelMoved` otherwise, and `NotAllowed` where the
   * policy does not allow it.
   */
  move(from: number, change: EntryContent): Promise<ChannelEntry>;
  /** The policy by which entries are judged; undefined where RELEASE_POLICY names none. */
  policy(): Promise<Policy | undefined>;
  /** Whether the policy has a freeze now, in which nobody raises a canary. */
  isFrozen(): Promise<boolean>;
  /**
   * Throws one sentence if whoever follows the channel would take its entries unjudged, although its newest entry is signed or this process
   * has settings for policies.
   */
  expectPolicy(newest: ChannelEntry | undefined): void;
  /** The last entries that the policy did not allow, oldest first. */
  readonly refused: RefusedEntry[];
}

/** What a writer says of an entry; the channel adds the rest. */
export type EntryContent = Omit<ChannelEntry, 'revision' | 'at'>;

/** An entry that the policy does not allow. It changes nothing. */
export interface RefusedEntry {
  revision: number;
  /** Continues 'The entry …'. */
  problem: string;
}

/** A channel without a policy: every entry counts, whoever wrote it. */
export class PlainChannel implements Channel {
  readonly refused = [];
  readonly #storage: Storage;
  readonly #name: string;
  readonly #othersHavePolicies: boolean;

  /** @param othersHavePolicies whether this process has settings for policies of other channels */
  constructor(storage: Storage, name: string, othersHavePolicies: boolean) {
    this.#storage = storage;
    this.#name = name;
    this.#othersHavePolicies = othersHavePolicies;
  }

  newest(): Promise<ChannelEntry | undefined> {
    return this.newestAfter(0);
  }

  async newestAfter(revision: number): Promise<ChannelEntry | undefined> {
    const after = revisionKey(this.#name, revision);
    const newest = (await this.#storage.list(channelPrefix(this.#name), after)).at(-1);
    return newest ? this.#read(newest) : undefined;
  }

  async history(max = Number.POSITIVE_INFINITY): Promise<ChannelEntry[]> {
    const keys = (await this.#storage.list(channelPrefix(this.#name))).slice(-max);
    return Promise.all(keys.map((key) => this.#read(key)));
  }

  async move(from: number, change: EntryContent): Promise<ChannelEntry> {
    const entry = { revision: from + 1, at: new Date().toISOString(), ...change };
    // The entry with a channel's first policy states the files that it relies on, as all later entries do.
    const written = entry.policy ? { ...entry, signed: await readReferences(this.#storage, entry, {}) } : entry;
    if (!(await this.#storage.create(revisionKey(this.#name, entry.revision), encodeJson(written))))
      throw new ChannelMoved(this.#name, from);
    return written;
  }

  async policy(): Promise<undefined> {}

  async isFrozen(): Promise<boolean> {
    return false;
  }

  expectPolicy(newest: ChannelEntry | undefined): void {
    const remedy = `set RELEASE_POLICY to what "npm run release -- policy sign" printed for ${this.#name}`;
    if (newest?.signed) throw new Error(`The channel ${this.#name} has a policy: ${remedy}.`);
    if (this.#othersHavePolicies)
      throw new Error(
        `RELEASE_POLICY names no policy of the channel ${this.#name}: ${remedy}, or unset RELEASE_POLICY and RELEASE_KEY.`,
      );
  }

  // Its shape is not validated: only commands and edges write entries.
  async #read(key: string): Promise<ChannelEntry> {
    const content = await this.#storage.read(key);
    if (!content) throw new NotInStore(key);
    return decodeJson(content, key);
  }
}
