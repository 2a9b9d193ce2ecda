import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PartTable } from '@site/contracts/part';
import type { OwnedTable } from '@site/create-part/make-part';
import { openStore } from '@site/delivery/store/open-store';
import { findParts, type PartFolder } from '@site/runner/parts';

export interface SiteAddresses {
  /** Addresses of pages, documents and feeds; `:name` stands for one segment. */
  paths: string[];
  /** Former addresses, each with the one it redirects to. */
  moved: Record<string, string>;
}

type Addressed = Pick<PartTable, 'routes' | 'documents' | 'feeds' | 'moved'>;

/** Reads the parts in this checkout from their sources, and all others from the release in production. */
export async function siteAddresses(): Promise<SiteAddresses> {
  const own = await readTables(await findParts());
  const others = await readReleased(own.map(({ part }) => part));
  return addressesIn([...own.map(({ table }) => table), ...others]);
}

export function addressesIn(tables: Addressed[]): SiteAddresses {
  const paths = tables.flatMap(({ routes, documents = [], feeds = [] }) =>
    [...routes, ...documents, ...feeds].map(({ path }) => path),
  );
  return { paths: [...new Set(paths)].sort(), moved: Object.assign({}, ...tables.map(({ moved }) => moved)) };
}

/** A checkout may hold one part only; nothing if no release was ever made. */
async function readReleased(except: string[]): Promise<Addressed[]> {
  const store = openStore();
  const entry = await store.readChannel('production');
  if (!entry) return [];
  const { parts } = await store.readRelease(entry.release);
  const others = Object.entries(parts).filter(([part]) => !except.includes(part));
  return (await store.readManifests(Object.fromEntries(others))).map(({ table }) => table);
}

/** The route tables of these parts, from their sources. */
export async function readTables(parts: PartFolder[]): Promise<OwnedTable[]> {
  register('./without-pictures.mjs', import.meta.url);
  return Promise.all(
    parts.map(async ({ name, folder }) => {
      const { table } = await import(pathToFileURL(path.join(folder, 'route-table.ts')).href);
      return { part: name, table };
    }),
  );
}
