import { createHash, randomBytes } from 'node:crypto';
import { cp, link, mkdir, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeTables, type PartManifest, type Release } from './manifest.ts';

/** One entry of a channel's history; the newest is what the channel points to. */
export interface ChannelEntry {
  /** 1 for the first, counted up by one. */
  revision: number;
  release: string;
  /** ISO time. */
  at: string;
  why: string;
}

/** Thrown when somebody else moved the channel first; read it again and decide anew. */
export class ChannelMoved extends Error {
  override readonly name = 'ChannelMoved';
}

/**
 * A release store in a plain folder:
 * `parts/<part>/<version>/`, `releases/<id>.json`, `channels/<name>/<revision>.json`.
 * Nothing is ever overwritten. A channel moves by creating its next numbered entry, which only one writer can do.
 */
export class FolderStore {
  readonly root: string;

  constructor(root: string) {
    this.root = path.resolve(root);
  }

  partFolder(part: string, version: string): string {
    return path.join(this.root, 'parts', part, version);
  }

  /** Copies a finished build (`browser/`, `server/`, `part.json`) into the store. A version that is there already is left alone. */
  async publish(build: string): Promise<PartManifest> {
    const manifest: PartManifest = await readJson(path.join(build, 'part.json'));
    const target = this.partFolder(manifest.name, manifest.version);
    if (await exists(path.join(target, 'part.json'))) return manifest;
    const aside = path.join(this.root, 'incoming', `${manifest.name}-${randomBytes(6).toString('hex')}`);
    for (const file of [...Object.keys(manifest.files), 'part.json']) {
      await mkdir(path.dirname(path.join(aside, file)), { recursive: true });
      await cp(path.join(build, file), path.join(aside, file));
    }
    await verifyFiles(aside, manifest);
    await mkdir(path.dirname(target), { recursive: true });
    // One rename makes the whole version visible; a writer that lost the race finds the same bytes there.
    await rename(aside, target).catch(async (error: unknown) => {
      await rm(aside, { recursive: true, force: true });
      if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
    });
    return manifest;
  }

  async readPart(part: string, version: string): Promise<PartManifest> {
    return readJson(path.join(this.partFolder(part, version), 'part.json'));
  }

  /** Writes the release of these versions; the same versions always give the same release. */
  async createRelease(parts: Record<string, string>): Promise<Release> {
    const sorted = Object.fromEntries(Object.entries(parts).sort(([a], [b]) => a.localeCompare(b)));
    mergeTables(await Promise.all(Object.entries(sorted).map(([part, version]) => this.readPart(part, version))));
    const release = { id: createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12), parts: sorted };
    await createOnce(path.join(this.root, 'releases', `${release.id}.json`), release);
    return release;
  }

  async readRelease(id: string): Promise<Release> {
    return readJson(path.join(this.root, 'releases', `${id}.json`));
  }

  /** Where the channel points, undefined where it was never set. */
  async readChannel(channel: string): Promise<ChannelEntry | undefined> {
    const entries = await readdir(this.channelFolder(channel)).catch(() => []);
    const newest = entries
      .filter((name) => /^\d{8}\.json$/.test(name))
      .sort()
      .at(-1);
    return newest ? readJson(path.join(this.channelFolder(channel), newest)) : undefined;
  }

  /** Moves the channel if it still stands at `from` (0: never set). Throws `ChannelMoved` otherwise. */
  async moveChannel(channel: string, from: number, release: string, why: string): Promise<ChannelEntry> {
    const entry: ChannelEntry = { revision: from + 1, release, at: new Date().toISOString(), why };
    const file = path.join(this.channelFolder(channel), `${String(entry.revision).padStart(8, '0')}.json`);
    if (!(await createOnce(file, entry))) throw new ChannelMoved(`${channel} is past revision ${from} already.`);
    return entry;
  }

  channelFolder(channel: string): string {
    return path.join(this.root, 'channels', channel);
  }
}

/** Throws where a file differs from what the manifest says of it. */
async function verifyFiles(folder: string, manifest: PartManifest): Promise<void> {
  for (const [file, { sha384 }] of Object.entries(manifest.files)) {
    const found = createHash('sha384')
      .update(await readFile(path.join(folder, file)))
      .digest('base64');
    if (found !== sha384) throw new Error(`${manifest.name} ${manifest.version}: ${file} is not what part.json says; build the part again.`);
  }
}

/** Creates a file whole or not at all; answers false where it is there already. */
async function createOnce(file: string, content: unknown): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, `${JSON.stringify(content, null, 1)}\n`, { flush: true });
  try {
    // link() fails where the name exists, rename() would overwrite.
    await link(aside, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await unlink(aside);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}

// The store's own files: written by this module, or by the build and checked there.
async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
