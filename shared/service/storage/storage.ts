import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { createOnce } from '../process/create-once.ts';
import { errorCode, errorText } from '../process/system-errors.ts';

/** Files being written; `prune` removes what a crash leaves there. */
export const incoming = 'incoming';

/**
 * A plain folder on a local disk, which any web server or CDN can serve.
 * @example
 * const storage = new FolderStorage('/releases');
 * await storage.create('channels/production/00000001.json', bytes); // false if the key exists
 */
export class FolderStorage implements Storage {
  readonly root: string;

  constructor(root: string) {
    this.root = path.resolve(root);
  }

  /** Throws if the key leads out of the folder. */
  folder(key: string): string {
    const place = path.join(this.root, key);
    if (path.relative(this.root, place).startsWith('..'))
      throw new Error(`${key} is no key: it leads out of ${this.root}.`);
    return place;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.folder(key)).catch(undefinedIfMissing);
  }

  async create(key: string, content: Buffer): Promise<boolean> {
    const temporaryFile = path.join(this.root, incoming, randomBytes(8).toString('hex'));
    await mkdir(path.dirname(temporaryFile), { recursive: true });
    await mkdir(path.dirname(this.folder(key)), { recursive: true });
    const whenFull = `The disk of ${this.root} is full; nothing was changed.`;
    return createOnce(this.folder(key), content, { temporaryFile, whenFull });
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const entries =
      (await readdir(this.folder(prefix), { recursive: true, withFileTypes: true }).catch(undefinedIfMissing)) ?? [];
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((key) => key > after)
      .sort();
  }

  async modified(key: string): Promise<Date | undefined> {
    return (await stat(this.folder(key)).catch(undefinedIfMissing))?.mtime;
  }

  async remove(key: string): Promise<void> {
    await rm(this.folder(key), { force: true });
  }
}

/**
 * Where a release store or a service keeps its files: a folder or a bucket. Keys are paths with `/`.
 * Only `create` must be atomic: it alone decides races.
 */
export interface Storage {
  /** The whole content, undefined if the key does not exist. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes the key completely and durably, or not at all. Returns false, and changes nothing, where the key exists. */
  create(key: string, content: Buffer): Promise<boolean>;
  /** Keys below `prefix` (which ends with `/`), in order; only those after `after`, where it is given. */
  list(prefix: string, after?: string): Promise<string[]>;
  /** Does nothing if the key does not exist. */
  remove(key: string): Promise<void>;
  /** When the key was written, undefined if it does not exist. */
  modified(key: string): Promise<Date | undefined>;
  /** The local folder that holds the keys below this prefix, for storages on a disk. */
  folder?(prefix: string): string;
}

const missingCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** For `catch`: undefined if the store lacks the file. Throws `StoreUnreadable` for any other error. */
export function undefinedIfMissing(error: unknown): undefined {
  if (missingCodes.has(errorCode(error))) return undefined;
  if (error instanceof StoreUnreadable) throw error;
  const reason = errorText(error);
  throw new StoreUnreadable(`The store cannot be read: ${reason}`, { cause: error });
}

/** The store cannot be read: the disk fails, permissions are missing, or the bucket is out of reach. */
export class StoreUnreadable extends Error {
  override readonly name = 'StoreUnreadable';
}

/** After this time a missing key is looked up again: it may have been written meanwhile. */
const missingForMs = 5_000;
/** Anybody can ask for files that never existed. */
const maxMissing = 1_000;

/**
 * Keys that a storage did not have a moment ago, so that it is not asked again for each request.
 *
 * @example
 * const missing = createMissingKeys();
 * if (!missing.has(key) && !(await storage.read(key))) missing.set(key, true);
 */
export function createMissingKeys(): LRUCache<string, true> {
  return new LRUCache({ max: maxMissing, ttl: missingForMs });
}
