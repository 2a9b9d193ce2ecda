import type { Release } from '@site/contracts/manifest';
import type { FolderStorage, Storage } from '@site/service/storage/storage';
import { escapeHiddenInLine } from '@site/text/visible-text';
import pLimit from 'p-limit';
import type { ChannelEntry, EntrySignature, Shown } from '../channel-entry.ts';
import { NotAllowed, NotInStore } from '../store-errors.ts';
import {
  channelPrefix,
  decodeJson,
  encodeJson,
  manifestKey,
  releaseKey,
  revisionFile,
  revisionKey,
  versionPrefix,
} from '../store-layout.ts';
import {
  entryContent,
  laterOf,
  manifestsIn,
  problemOfEntry,
  type SignedEntry,
  type TrustedState,
} from './judge-entry.ts';
import type { Signer } from './keys.ts';
import { personOf } from './policy.ts';
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

/** An entry that the policy does not allow. It changes nothing. */
export interface RefusedEntry {
  revision: number;
  /** Continues 'The entry …'. */
  problem: string;
}

/**
 * A channel as its policy allows it: reads entries in order, judges each by the one before it, and passes over those that are refused. The
 * bucket need not be trusted: who may write there can add no entry that counts, and no file that differs from what a trustworthy entry says.
 *
 * @example
 * const channel = new SignedChannel(storage, 'production', trust);
 * const { entry } = await channel.state();
 * for (const { revision, problem } of channel.refused) console.log(`The entry ${revision} ${problem}`);
 */
export class SignedChannel {
  /** The last ones, oldest first. */
  refused: RefusedEntry[] = [];
  readonly #storage: Storage;
  readonly #channel: string;
  readonly #trust: TrustOptions;
  readonly #pinned: string;
  #state: TrustedState | undefined;
  /** The number after the last entry, refused ones included. */
  #next = 1;
  /** Refusals that were reported already: entries after the last one that counts are judged again at each reading. */
  readonly #reported = new Set<string>();
  #reading: Promise<unknown> = Promise.resolve();

  constructor(storage: Storage, channel: string, trust: TrustOptions) {
    this.#storage = storage;
    this.#channel = channel;
    this.#trust = trust;
    this.#pinned = trust.policies[channel] ?? '';
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

  /** The number that the next entry must have: the first free one. */
  get nextRevision(): number {
    return this.#next;
  }

  async #advance(): Promise<void> {
    if (!this.#state) await this.#recall();
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
    if (this.#state && this.#state !== before) await this.#remember(this.#state);
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

  /** The entry with a signature. Throws `NotAllowed` if it would be refused, and an error if a file that this process has `written` was replaced. */
  async sign(unsigned: ChannelEntry, written: Record<string, string>): Promise<SignedEntry> {
    const previous = await this.state();
    const { signer } = this.#trust;
    const by = signer && personOf(previous.policy, signer.publicKey);
    const references = await readReferences(this.#storage, unsigned, { ...written, ...previous.files });
    const signed = { after: previous.sha256, ...references };
    const content: SignedEntry = { ...unsigned, ...(by && { by }), signed };
    const entry = signer ? { ...content, signed: { ...signed, ...signer.sign(entryContent(content)) } } : content;
    const problem = problemOfEntry(entry, previous);
    if (problem) throw new NotAllowed(`The policy of ${this.#channel} does not allow this change: it ${problem}.`);
    return entry;
  }

  /**
   * Entries that count, oldest first: the newest `max`, or all since the first policy. Each names the one before it by its hash. Entries
   * that do not count may lie between them, any number of them.
   */
  async history(max: number): Promise<ChannelEntry[]> {
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

  /** The hash of a version's manifest: as entries state it, else as somebody with the right to publish has signed it; undefined if neither has. */
  async expectedManifest(part: string, version: string): Promise<string | undefined> {
    const { files, policy } = await this.state();
    const key = manifestKey(part, version);
    if (files[key]) return files[key];
    const statements = await readStatements(this.#storage, key);
    const isTrue = ({ manifest }: Statement) =>
      authorizedSigners('publish', { part, version, manifest }, statements, policy).length > 0;
    return statements.find(isTrue)?.manifest;
  }

  /** Versions of the part that were live, oldest first. */
  versionsOnceLive(part: string): string[] {
    const prefix = versionPrefix(part, '').slice(0, -1);
    const lived = this.#state?.lived.filter((key) => key.startsWith(prefix)) ?? [];
    return lived.map((key) => key.slice(prefix.length).replace(/\/part\.json$/, ''));
  }

  /** Throws if a file differs from what the entries say of it. */
  async check(key: string, content: Buffer): Promise<void> {
    const { files } = this.#state ?? (await this.state());
    checkContent(key, content, files);
  }

  get #memoryPrefix(): string {
    return `trusted/${this.#channel}-${this.#pinned.slice(0, 12)}/`;
  }

  async #recall(): Promise<void> {
    const newest = (await this.#trust.memory.list(this.#memoryPrefix)).at(-1);
    const content = newest && (await this.#trust.memory.read(newest));
    if (!content) return;
    this.#state = decodeJson<TrustedState>(content, newest);
  }

  async #remember(state: TrustedState): Promise<void> {
    const { memory } = this.#trust;
    const older = await memory.list(this.#memoryPrefix);
    const key = this.#memoryPrefix + revisionFile(state.entry.revision);
    await memory.create(key, encodeJson(state));
    await Promise.all(older.filter((one) => one < key).map((one) => memory.remove(one)));
  }
}

/**
 * What a new entry states: its releases, the hashes of the files that it refers to, and what was signed about versions that are new. Throws
 * if a file in the store differs from what is `known` of it.
 */
export async function readReferences(
  storage: Storage,
  { release, canary }: Pick<ChannelEntry, 'release' | 'canary'>,
  known: Record<string, string>,
): Promise<Omit<EntrySignature, 'after'>> {
  const files: Record<string, string> = {};
  const read = async (key: string) => {
    const content = await storage.read(key);
    if (!content) throw new NotInStore(key);
    checkContent(key, content, known);
    files[key] = sha256(content);
    return content;
  };
  const readRelease = async (id: string) => decodeJson<Release>(await read(releaseKey(id)), `release ${id}`);
  const shown: Shown = { live: await readRelease(release), canary: canary && (await readRelease(canary.release)) };
  const manifests = manifestsIn(shown);
  await Promise.all(manifests.map(read));
  const statements = await Promise.all(
    manifests.filter((manifest) => !known[manifest]).map((manifest) => readStatements(storage, manifest)),
  );
  return { ...shown, files, statements: statements.flat() };
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

function checkContent(key: string, content: Buffer, files: Record<string, string>): void {
  const stated = files[key];
  if (stated && stated !== sha256(content))
    throw new Error(`${key} in the release store is not what the channel's entries say; publish it again.`);
}
