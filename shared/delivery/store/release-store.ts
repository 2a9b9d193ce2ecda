import path from 'node:path';
import { type BuildSource, hostPart, type PartManifest, type Release } from '@site/contracts/manifest';
import type { Storage } from '@site/service/storage/storage';
import { Channel } from './channel.ts';
import { releaseOf } from './release.ts';
import { mergeTables } from './release-table.ts';
import { type SigningOptions, sha256, type TrustedKeys, VersionSignatures } from './signatures.ts';
import { DamagedFile, NotInStore, NotSigned } from './store-errors.ts';
import {
  allChannelsPrefix,
  allPartsPrefix,
  allReleasesPrefix,
  decodeJson,
  encodeJson,
  filesPrefix,
  manifestKey,
  namesBelow,
  parseVersionKey,
  partPrefix,
  releaseIdOf,
  releaseKey,
  versionPrefix,
} from './store-layout.ts';
import type { VersionCache } from './version-cache.ts';
import { checkFile, publishVersion, verifyVersion } from './version-files.ts';

/**
 * Versions, releases and channels. Nothing is ever overwritten.
 *
 * - `parts/<part>/files/`, `parts/<part>/<version>/`: a version, which exists from the moment its `part.json` does
 * - `maps/<part>/<version>/`, `signatures/<part>/<version>/`: its source maps, and its signatures
 * - `releases/<id>.json`, `channels/<name>/<revision>.json`
 *
 * @example
 * const store = openStore();
 * const { name, version } = await store.publish('mfe-blog/dist');
 * const live = await store.channel('production').newest();
 */
export class ReleaseStore {
  readonly storage: Storage;
  readonly #copies: VersionCache | undefined;
  readonly #signatures: VersionSignatures;

  /**
   * @param copies for storages that have no folder of their own
   * @param signing the key of this process, and the keys of others that it trusts
   */
  constructor(storage: Storage, copies?: VersionCache, signing?: SigningOptions) {
    this.storage = storage;
    this.#copies = copies;
    this.#signatures = new VersionSignatures(storage, signing);
  }

  /** Whose signature counts, by part; undefined where nothing is checked. */
  get trustedKeys(): TrustedKeys | undefined {
    return this.#signatures.trustedKeys;
  }

  /** Stores a finished build (`browser/`, `server/`, `part.json`). If the version exists already, only missing files are written. */
  async publish(build: string, source: BuildSource = {}): Promise<PartManifest> {
    const manifest = await publishVersion(this.storage, build, source);
    await this.#signatures.sign(manifest);
    return manifest;
  }

  /**
   * Throws `NotSigned` if one of these versions is signed by no key that the site lists for its part, and `NotInStore`. Whatever runs or
   * promotes a version asks first. What was accepted once stays so as long as this process runs.
   */
  async expectSigned(versions: Record<string, string>): Promise<void> {
    for (const [part, version] of Object.entries(versions)) await this.#signatures.expect(part, version);
  }

  /** Throws `NotInStore`, and if the manifest is that of another part or version: a team signs for its own part alone. */
  async readManifest(part: string, version: string): Promise<PartManifest> {
    const key = manifestKey(part, version);
    const content = await this.storage.read(key);
    if (!content) throw new NotInStore(`${part} ${version}`);
    const accepted = this.#signatures.acceptedManifest(part, version);
    if (accepted && accepted !== sha256(content)) throw new DamagedFile(`${key} is not what was signed.`);
    const manifest = decodeJson<PartManifest>(content, `${part} ${version}`);
    if (manifest.name !== part || manifest.version !== version)
      throw new Error(`${key} in the release store is the manifest of ${manifest.name} ${manifest.version}.`);
    return manifest;
  }

  /** Whether an edge may serve the version. */
  async isTrusted(part: string, version: string): Promise<boolean> {
    try {
      await this.#signatures.expect(part, version);
      return true;
    } catch (error) {
      if (error instanceof NotSigned) return false;
      throw error;
    }
  }

  /** A local folder with this version's files for servers: a checked copy, or the store's own, which may not exist. Throws `NotInStore`. */
  async versionFolder(part: string, version: string): Promise<string> {
    const accepted = this.#signatures.acceptedManifest(part, version);
    const folder =
      this.storage.folder?.(versionPrefix(part, version)) ?? (await this.#copies?.folderOf(part, version, accepted));
    if (!folder) throw new NotInStore(`${part} ${version}`);
    return folder;
  }

  /**
   * A local folder from which a process without keys opens this release as from a store: the store's own, or checked copies of the release
   * and its versions. Throws `NotInStore`.
   */
  async releaseFolder(id: string): Promise<string> {
    const release = await this.readRelease(id);
    await Promise.all(Object.entries(release.parts).map(([part, version]) => this.versionFolder(part, version)));
    const folder = this.storage.folder?.('') ?? (await this.#copies?.addRelease(release));
    if (!folder) throw new NotInStore(`release ${id}`);
    return folder;
  }

  /** The script of the edge that this version of the host brings. Throws `NotInStore`. */
  async edgeScript(hostVersion: string): Promise<string> {
    // Where the store is a folder, `versionFolder` does not look whether the version is there.
    await this.readManifest(hostPart, hostVersion);
    return path.join(await this.versionFolder(hostPart, hostVersion), 'service/main.mjs');
  }

  /** A part's file for browsers, by its name. Throws `NotInStore`. */
  async readFile(part: string, file: string): Promise<Buffer> {
    const key = filesPrefix(part) + file;
    const check = (content: Buffer) => this.#expectSignedFile(part, file, content);
    const content = await (this.#copies ? this.#copies.read(key, check) : this.storage.read(key));
    if (!content) throw new NotInStore(`${part}: ${file}`);
    return content;
  }

  /** For a file of an old release, of which there is no checked copy: throws unless a signed version has it. */
  async #expectSignedFile(part: string, file: string, content: Buffer): Promise<void> {
    if (!this.trustedKeys) return;
    for (const version of await this.listVersions(part)) {
      if (!(await this.isTrusted(part, version))) continue;
      const manifest = await this.readManifest(part, version);
      if (manifest.files[`browser/${file}`]) return void checkFile(manifest, `browser/${file}`, content);
    }
    throw new NotInStore(`${part}: ${file}`);
  }

  /** Throws if a file of the version is missing or differs from what its manifest says. */
  verify(manifest: PartManifest): Promise<void> {
    return verifyVersion(this.storage, manifest);
  }

  /** Names of all parts that were ever published. */
  async listParts(): Promise<string[]> {
    return namesBelow(allPartsPrefix, await this.storage.list(allPartsPrefix));
  }

  /** Complete versions of this part, in the order of their names. */
  async listVersions(part: string): Promise<string[]> {
    const files = (await this.storage.list(partPrefix(part))).map(parseVersionKey);
    return files.flatMap((file) => (file?.isManifest ? [file.version] : []));
  }

  /**
   * Writes the release of these versions; the same ones always give the same release. Throws if two of its parts clash, and if something else
   * is stored under its id.
   */
  async createRelease(versions: Omit<Release, 'id'>): Promise<Release> {
    mergeTables(await this.readManifests(versions.parts));
    const release = releaseOf(versions);
    const key = releaseKey(release.id);
    const content = encodeJson(release);
    if (!(await this.storage.create(key, content)) && !(await this.storage.read(key))?.equals(content))
      throw notItsRelease(key);
    return release;
  }

  /** Throws `NotInStore`, and if something else is stored under the id: whoever names a release means exactly its versions and redirects. */
  async readRelease(id: string): Promise<Release> {
    const key = releaseKey(id);
    const content = await this.storage.read(key);
    if (!content) throw new NotInStore(`release ${id}`);
    const release = decodeJson<Release>(content, `release ${id}`); // `createRelease` wrote it
    if (releaseOf(release).id !== id) throw notItsRelease(key);
    return release;
  }

  /** Ids of all releases. */
  async listReleases(): Promise<string[]> {
    return (await this.storage.list(allReleasesPrefix)).flatMap((key) => releaseIdOf(key) ?? []);
  }

  async readManifests(parts: Record<string, string>): Promise<PartManifest[]> {
    return Promise.all(Object.entries(parts).map(([part, version]) => this.readManifest(part, version)));
  }

  channel(name: string): Channel {
    return new Channel(this.storage, name);
  }

  /** Names of all channels that were ever set. */
  async listChannels(): Promise<string[]> {
    return namesBelow(allChannelsPrefix, await this.storage.list(allChannelsPrefix));
  }
}

function notItsRelease(key: string): Error {
  return new Error(`${key} in the release store is not the release with this id; remove it there.`);
}
