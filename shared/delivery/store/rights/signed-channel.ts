import type { FolderStorage, Storage } from '@site/service/storage/storage';
import { escapeHiddenInLine } from '@site/text/visible-text';
import pLimit from 'p-limit';
import type { Channel, EntryContent, RefusedEntry } from '../channel.ts';
import type { ChannelEntry } from '../channel-entry.ts';
import { ChannelMoved, NotAllowed } from '../store-errors.ts';
import { channelPrefix, encodeJson, manifestKey, parseVersionKey, revisionKey } from '../store-layout.ts';
import { ChannelMemory } from './channel-memory.ts';
import {
  entryContent,
  laterOf,
  manifestsIn,
  problemOfEntry,
  type SignedEntry,
  type TrustedState,
} from './judge-entry.ts';
import type { Signer } from './keys.ts';
import { freezeAt, type Policy, personOf } from './policy.ts';
import { checkContent, readReferences } from './references.ts';
import { authorizedSigners, readStatements, type Statement, sha256 } from './statements.ts';

/** Entries read at a time. */
const maxReadsAtOnce = 16;
const maxRefused = 20;
const maxProblemLength = 300;

/** What a process trusts, and with which key it signs. */
export interface TrustOptions {
  /** Channel name to the SHA-256 of an entry with a policy. That entry is trusted, whoever wrote it; all later ones are judged. */
  policies: Record<string, string>;
  /** Signs what this process does; absent if it only reads. */
  signer?: Signer;
  /** Remembers across restarts where channels stood, so that they are never taken back behind that. */
  memory: FolderStorage;
  /** Told of each entry that is refused. */
  onRefused: (sentence: string) => void;
}

/**
 * A channel as its policy allows it: reads entries in order, judges each by the one before it, and passes over those that are refused.
 * The bucket need not be trusted. Whoever may write there can add no entry that counts, and no file other than an entry that counts says.
 *
 * @example
 * const channel = new SignedChannel(storage, 'production', trust);
 * const { release } = await channel.newest();
 * for (const { revision, problem } of channel.refused) console.log(`The entry ${revision} ${problem}`);
 */
export class SignedChannel implements Channel {
  refused: RefusedEntry[] = [];
  readonly #storage: Storage;
  readonly #channel: string;
  readonly #trust: TrustOptions;
  readonly #written: Record<string, string>;
  readonly #pinned: string;
  readonly #memory: ChannelMemory;
  #state: TrustedState | undefined;
  /** The number after the last entry, refused ones included. */
  #next = 1;
  /** Refusals that were reported already: entries after the last one that counts are judged again at each reading. */
  readonly #reported = new Set<string>();
  #reading: Promise<unknown> = Promise.resolve();

  /** @param written releases that this process has written, by their keys, each with its SHA-256: no other content is signed */
  constructor(storage: Storage, channel: string, trust: TrustOptions, written: Record<string, string> = {}) {
    this.#storage = storage;
    this.#channel = channel;
    this.#trust = trust;
    this.#written = written;
    this.#pinned = trust.policies[channel] ?? '';
    this.#memory = new ChannelMemory(trust.memory, channel, this.#pinned);
  }

  async newest(): Promise<SignedEntry> {
    return (await this.state()).entry;
  }

  async newestAfter(revision: number): Promise<SignedEntry | undefined> {
    const newest = await this.newest();
    return newest.revision > revision ? newest : undefined;
  }

  async policy(): Promise<Policy> {
    return (await this.state()).policy;
  }

  async isFrozen(): Promise<boolean> {
    return freezeAt(await this.policy(), Date.now()) !== undefined;
  }

  expectPolicy(): void {
    // It has one.
  }

  /** Where the channel stands now. Throws if it has no trustworthy entry at all. */
  async state(): Promise<TrustedState> {
    // One after the other: each call goes on where the last one ended.
    const reading = this.#reading.catch(() => undefined).then(() => this.#advance());
    this.#reading = reading;
    await reading;
    if (this.#state) return this.#state;
    throw new Error(
      `The channel ${this.#channel} has no entry with the policy that RELEASE_POLICY names (${this.#pinned.slice(0, 12)}…).`,
    );
  }

  async #advance(): Promise<void> {
    this.#state ??= await this.#memory.recall();
    const last = this.#state?.entry.revision ?? 0;
    const listed = new Set(await this.#storage.list(channelPrefix(this.#channel), revisionKey(this.#channel, last)));
    // Up to the first gap: a file behind it, whoever wrote it, must not hide the entries that fill the gap later.
    const keys: string[] = [];
    const keyAt = (index: number) => revisionKey(this.#channel, last + 1 + index);
    while (listed.has(keyAt(keys.length))) keys.push(keyAt(keys.length));
    const contents = await pLimit(maxReadsAtOnce).map(keys, (key) => this.#storage.read(key));
    const before = this.#state;
    this.#next = last + 1;
    for (const content of contents) {
      // Removed between the two requests; the next call looks again.
      if (!content) break;
      this.#judge(this.#next, content);
      this.#next += 1;
    }
    if (this.#state && this.#state !== before) await this.#memory.remember(this.#state);
  }

  #judge(revision: number, content: Buffer): void {
    const previous = this.#state;
    let problem: string | undefined;
    try {
      const entry = parseEntry(content);
      const hash = hashOf(entry);
      if (!previous && hash !== this.#pinned) return;
      problem = entry.revision === revision ? previous && problemOfEntry(entry, previous) : 'has the number of another';
      if (!problem) {
        this.#state = stateAfter(entry, hash, previous);
        this.#reported.clear();
      }
    } catch {
      // Anybody with the bucket's key may have written it.
      problem = 'is no entry of a channel';
    }
    if (!problem) return;
    // It goes to logs and terminals, and may quote what anybody with the bucket's key has written.
    problem = escapeHiddenInLine(problem).slice(0, maxProblemLength);
    const sentence = `Entry ${revision} of ${this.#channel} ${problem}. It changes nothing.`;
    if (this.#reported.has(sentence)) return;
    this.#reported.add(sentence);
    this.refused = [...this.refused, { revision, problem }].slice(-maxRefused);
    this.#trust.onRefused(sentence);
  }

  async move(from: number, change: EntryContent): Promise<SignedEntry> {
    const previous = await this.state();
    if (previous.entry.revision !== from) throw new ChannelMoved(this.#channel, from);
    const time = new Date().toISOString();
    // Where another machine's clock is ahead, entries keep to it, until a policy brings the right time back.
    const at = change.policy ? time : laterOf(time, previous.latest);
    const entry = await this.#sign({ revision: this.#next, at, ...change }, previous);
    if (!(await this.#storage.create(revisionKey(this.#channel, entry.revision), encodeJson(entry))))
      throw new ChannelMoved(this.#channel, from);
    return entry;
  }

  /** Throws `NotAllowed` if the entry would be refused, and an error if a release that this process has written was replaced. */
  async #sign(unsigned: ChannelEntry, previous: TrustedState): Promise<SignedEntry> {
    const { signer } = this.#trust;
    const by = signer && personOf(previous.policy, signer.publicKey);
    const references = await readReferences(this.#storage, unsigned, { ...this.#written, ...previous.files });
    const signed = { after: previous.sha256, ...references };
    const content: SignedEntry = { ...unsigned, ...(by && { by }), signed };
    const entry = signer ? { ...content, signed: { ...signed, ...signer.sign(entryContent(content)) } } : content;
    const problem = problemOfEntry(entry, previous);
    if (problem) throw new NotAllowed(`The policy of ${this.#channel} does not allow this change: it ${problem}.`);
    return entry;
  }

  /**
   * Goes back from the newest entry to the first policy, or as far as `max`. Each entry names the one before it by its hash; any number of
   * refused ones may lie between them.
   */
  async history(max = Number.POSITIVE_INFINITY): Promise<ChannelEntry[]> {
    const { entry } = await this.state();
    const entries = [entry];
    let oldest = entry;
    for (let revision = entry.revision; revision > 1 && oldest.signed.after && entries.length < max; ) {
      const length = Math.min(Math.max(max - entries.length, maxReadsAtOnce), revision - 1);
      const keys = Array.from({ length }, (_, index) => revisionKey(this.#channel, revision - 1 - index));
      const contents = await pLimit(maxReadsAtOnce).map(keys, (key) => this.#storage.read(key));
      for (const content of contents) {
        const before = content && entryWithHash(content, oldest.signed.after);
        if (!before || entries.length === max) continue;
        entries.unshift(before);
        oldest = before;
      }
      revision -= length;
    }
    return entries;
  }

  /** The hash of a version's manifest, as entries state it or somebody with the right to publish has signed it. Undefined if neither has. */
  async expectedManifest(part: string, version: string): Promise<string | undefined> {
    const { files, policy } = await this.state();
    const key = manifestKey(part, version);
    if (files[key]) return files[key];
    const statements = await readStatements(this.#storage, { part, version });
    const isTrue = ({ manifest }: Statement) =>
      authorizedSigners('publish', { part, version, manifest }, statements, policy).length > 0;
    return statements.find(isTrue)?.manifest;
  }

  /** Versions of the part that were live, oldest first. */
  versionsOnceLive(part: string): string[] {
    const lived = this.#state?.lived.map(parseVersionKey) ?? [];
    return lived.flatMap((one) => (one?.part === part ? [one.version] : []));
  }

  /** Throws if a file differs from what the entries say of it. */
  async check(key: string, content: Buffer): Promise<void> {
    const { files } = this.#state ?? (await this.state());
    checkContent(key, content, files);
  }
}

function stateAfter(entry: SignedEntry, hash: string, previous: TrustedState | undefined): TrustedState {
  const policy = entry.policy?.policy ?? previous?.policy;
  if (!policy) throw new Error('The entry that RELEASE_POLICY names has no policy.');
  const { live, files } = entry.signed;
  const lived = manifestsIn({ live });
  return {
    entry,
    sha256: hash,
    policy,
    files: { ...previous?.files, ...files },
    lived: [...(previous?.lived ?? []).filter((key) => !lived.includes(key)), ...lived],
    latest: entry.policy ? undefined : laterOf(entry.at, previous?.latest),
  };
}

function parseEntry(content: Buffer): SignedEntry {
  return JSON.parse(content.toString('utf8')); // whatever is missing is refused
}

/** Undefined if it is another entry, or none. */
function entryWithHash(content: Buffer, hash: string | undefined): SignedEntry | undefined {
  try {
    const entry = parseEntry(content);
    return hashOf(entry) === hash ? entry : undefined;
  } catch {
    // Not an entry; it was refused when it was first read.
    return undefined;
  }
}

/** Hashes the content, not the bytes: spaces that somebody adds to a file change nothing. */
function hashOf(entry: SignedEntry): string {
  return sha256(encodeJson(entry));
}
