import { randomBytes } from 'node:crypto';
import { mkdirSync, watch } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';
import { unlessMissing } from './store-unreadable.ts';

/** Files being written; `prune` removes what a crash leaves there. */
export const incoming = 'incoming';

/** A plain folder on a local disk, which any web server or CDN can serve. */
export class FolderStorage implements Storage {
  readonly root: string;

  constructor(root: string) {
    this.root = path.resolve(root);
  }

  folder(prefix: string): string {
    return path.join(this.root, prefix);
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.folder(key)).catch(unlessMissing);
  }

  async create(key: string, content: Buffer): Promise<boolean> {
    const aside = path.join(this.root, incoming, randomBytes(8).toString('hex'));
    await mkdir(path.dirname(aside), { recursive: true });
    await mkdir(path.dirname(this.folder(key)), { recursive: true });
    try {
      await writeFile(aside, content, { flush: true });
      // link() fails if the name exists; rename() would overwrite it.
      await link(aside, this.folder(key));
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw hasCode(error, 'ENOSPC')
        ? new Error(`The disk of ${this.root} is full; nothing was changed.`, { cause: error })
        : error;
    } finally {
      await unlink(aside).catch(() => undefined);
    }
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const entries =
      (await readdir(this.folder(prefix), { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? [];
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((key) => key > after)
      .sort();
  }

  async modified(key: string): Promise<Date | undefined> {
    return (await stat(this.folder(key)).catch(unlessMissing))?.mtime;
  }

  async remove(key: string): Promise<void> {
    await rm(this.folder(key), { force: true });
  }

  watch(prefix: string, onChange: () => void): () => void {
    mkdirSync(this.folder(prefix), { recursive: true });
    const watcher = watch(this.folder(prefix), onChange);
    return () => watcher.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
