import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import type { ChunkFiles } from '@site/build/stats-file-plugin';
import { hostPart } from '@site/contracts/manifest';

/** Fills `browser/start/host-files.ts` from the browser build, which is complete before the starter's begins. */
export default async function hostFilesLoader(this: LoaderContext): Promise<string> {
  // A build that watches would soon name files that are gone.
  if (this.mode === 'development') return exported([]);
  const dist = path.join(this.rootContext, 'dist');
  const stats: ChunkFiles = JSON.parse(await readFile(path.join(dist, 'stats.json'), 'utf8'));
  const scripts = new Set(neededByAllPages.flatMap((name) => stats[name] ?? []).filter((file) => file.endsWith('.js')));
  const files = [...scripts].map(async (file) => {
    const hash = createHash('sha256').update(await readFile(path.join(dist, 'browser', file)));
    return [`/_/${hostPart}/${file}`, `sha256-${hash.digest('base64')}`];
  });
  return exported(await Promise.all(files));
}

function exported(files: string[][]): string {
  return `export const hostFiles = ${JSON.stringify(files)};`;
}

/** Besides what runs at once. */
const neededByAllPages = ['bootstrap'];
