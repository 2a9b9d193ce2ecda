import type { PartManifest } from '@site/contracts/manifest';
import type { Storage } from '@site/service/storage/storage';
import { type Channel, PlainChannel } from '../channel.ts';
import { NotAllowed, NotInStore } from '../store-errors.ts';
import { decodeJson, encodeJson, manifestKey } from '../store-layout.ts';
import { checkFile } from '../version-files.ts';
import { SignedChannel, type TrustOptions } from './signed-channel.ts';
import { authorizedSigners, sha256, signStatement, writeStatement } from './statements.ts';

/** A file of an old release is looked for in this many versions of its part. */
const maxOldVersions = 10;

/**
 * Judges what a store contains by the policies of its channels, and signs what this process adds to it. Without options everything there is
 * believed, and nothing is signed.
 */
export class ChannelTrust {
  readonly #storage: Storage;
  readonly #signer: TrustOptions['signer'];
  readonly #hasPolicies: boolean;
  readonly #channels: Map<string, SignedChannel>;
  /** Releases that this process has written, by their keys, each with its SHA-256: what is signed is what was checked. */
  readonly #written: Record<string, string> = {};

  constructor(storage: Storage, options?: TrustOptions) {
    this.#hasPolicies = options !== undefined;
    this.#storage = storage;
    this.#signer = options?.signer;
    const names = Object.keys(options?.policies ?? {});
    this.#channels = new Map(
      options && names.map((name) => [name, new SignedChannel(storage, name, options, this.#written)]),
    );
  }

  /** Judged by its policy; a plain one where it has none. */
  channel(name: string): Channel {
    return this.#channels.get(name) ?? new PlainChannel(this.#storage, name, this.#hasPolicies);
  }

  /** Notes a release that this process has written, so that it signs no other content that somebody has put in its place. */
  addWritten(key: string, release: Buffer): void {
    if (this.#signer) this.#written[key] = sha256(release);
  }

  /** Signs that this process's person has published the version, if there is a key. What is signed is what was built, not what is stored. */
  async signPublication(manifest: PartManifest): Promise<void> {
    if (!this.#signer) return;
    const about = { part: manifest.name, version: manifest.version, manifest: sha256(encodeJson(manifest)) };
    await writeStatement(this.#storage, signStatement(this.#signer, { may: 'publish', ...about }));
  }

  /**
   * Signs that this process's person approves these versions, all or none. Throws `NotInStore`, and `NotAllowed` without a key or if an approval
   * would not count.
   */
  async signApprovals(versions: Record<string, string>, channel: string): Promise<void> {
    const signer = this.#signer;
    if (!signer) throw new NotAllowed('RELEASE_KEY names no private key, so nothing can be signed.');
    const policy = await this.#channels.get(channel)?.policy();
    const approvals = Object.entries(versions).map(async ([part, version]) => {
      const content = await this.#storage.read(manifestKey(part, version));
      if (!content) throw new NotInStore(`${part} ${version}`);
      const about = { part, version, manifest: sha256(content) };
      const statement = signStatement(signer, { may: 'approve', ...about, channel });
      if (policy && authorizedSigners('approve', about, [statement], policy).length === 0)
        throw new NotAllowed(`The policy of ${channel} gives nobody with this key the right to approve ${part}.`);
      return statement;
    });
    for (const statement of await Promise.all(approvals)) await writeStatement(this.#storage, statement);
  }

  /** A file of the store; undefined if there is none. Throws if it differs from what a channel's entries say of it. */
  async read(key: string): Promise<Buffer | undefined> {
    const content = await this.#storage.read(key);
    if (content) for (const channel of this.#channels.values()) await channel.check(key, content);
    return content;
  }

  /** The signed hash of the version's manifest; undefined without policies. Throws `NotAllowed` if nobody with the right to has signed one. */
  async expectedManifest(part: string, version: string): Promise<string | undefined> {
    if (this.#channels.size === 0) return undefined;
    for (const channel of this.#channels.values()) {
      const expected = await channel.expectedManifest(part, version);
      if (expected) return expected;
    }
    throw new NotAllowed(`${part}@${version} was not published by anybody whom a policy allows that.`);
  }

  /** Throws if there are policies and no version that was live has this file for browsers. */
  async checkFile(part: string, file: string, content: Buffer): Promise<void> {
    if (this.#channels.size === 0) return;
    const lived = [...this.#channels.values()]
      .flatMap((channel) => channel.versionsOnceLive(part))
      .slice(-maxOldVersions);
    for (const version of lived.reverse()) {
      const key = manifestKey(part, version);
      const stored = await this.read(key);
      const manifest = stored && decodeJson<PartManifest>(stored, key);
      if (manifest?.files[`browser/${file}`]) return void checkFile(manifest, `browser/${file}`, content);
    }
    throw new NotInStore(`${part}: ${file}`);
  }
}
