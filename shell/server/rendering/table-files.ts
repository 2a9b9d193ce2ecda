import { isReleaseId } from '@site/delivery/store/release';
import { NotSigned, undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { LRUCache } from 'lru-cache';
import { brotliQuality, type CompressedBody, compress } from '../caching/encoding.ts';
import type { RenderPool } from './render-pool.ts';

/** Each has 10 KB in three encodings. */
const maxTables = 50;

interface TableFilesOptions {
  /** Throws `NotInStore`, and `NotSigned` for a release whose code may not run here. */
  openRelease: (id: string) => Promise<unknown>;
  releasePools: { of: (id: string) => Promise<Pick<RenderPool, 'warmUp'>> };
}

interface TableFile {
  href: string;
  body: CompressedBody;
}

export type TableFiles = ReturnType<typeof createTableFiles>;

/**
 * The tables of releases. A renderer of the release makes its table, once, whoever asks: so a tab of an earlier release gets that release's
 * table, as its scripts read it.
 */
export function createTableFiles({ openRelease, releasePools }: TableFilesOptions) {
  const tables = new LRUCache<string, TableFile>({
    max: maxTables,
    fetchMethod: async (id) => {
      await openRelease(id);
      const table = await (await releasePools.of(id)).warmUp();
      return table && { href: table.href, body: await compress(table.text, brotliQuality.cached) };
    },
  });

  return {
    /**
     * Undefined if the release has no such table, is no longer stored, or may not run here. Calls `onMiss` before a renderer makes a table.
     */
    async find(id: string, href: string, onMiss: () => void): Promise<CompressedBody | undefined> {
      if (isReleaseId(id) && !tables.has(id)) onMiss();
      const table = isReleaseId(id) ? await tables.fetch(id).catch(undefinedIfUnusable) : undefined;
      return table?.href === href ? table.body : undefined;
    },
  };
}

function undefinedIfUnusable(error: unknown): undefined {
  return error instanceof NotSigned ? undefined : undefinedIfNotInStore(error);
}
