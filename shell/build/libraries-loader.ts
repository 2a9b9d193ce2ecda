import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { integrityOf } from '@site/build/content-hash';
import type { ChunkFiles } from '@site/build/stats-file-plugin';
import { hostPart } from '@site/contracts/manifest';

/** Fills `browser/start/libraries.ts` from the browser build, which is complete before the starter's begins. */
export default async function librariesLoader(this: LoaderContext): Promise<string> {
  // A build that watches would soon name files that are gone.
  if (this.mode === 'development') return exported([]);
  const dist = path.join(this.rootContext, 'dist');
  const stats: ChunkFiles = JSON.parse(await readFile(path.join(dist, 'stats.json'), 'utf8'));
  const files = libraries.map(async (name) => {
    const [file] = stats[name] ?? [];
    if (!file) throw new Error(`The browser build has no script "${name}".`);
    return [`/_/${hostPart}/${file}`, integrityOf(await readFile(path.join(dist, 'browser', file)))];
  });
  return exported(await Promise.all(files));
}

function exported(files: string[][]): string {
  return `export const libraries = ${JSON.stringify(files)};`;
}

// Not what our own words are in: with it, the starter would be another one after each deploy of the shell.
const libraries = ['react', 'router'];
