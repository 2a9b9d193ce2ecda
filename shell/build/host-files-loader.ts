import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { hostPart } from '@site/contracts/manifest';

/** Fills `browser/host-files.ts` from the browser build, which is complete before the starter's begins. */
export default async function hostFilesLoader(this: LoaderContext): Promise<string> {
  const dist = path.join(this.rootContext, 'dist');
  const list = path.join(dist, 'stats.json');
  this.addDependency(list);
  const stats: Record<string, string[]> = JSON.parse(await readFile(list, 'utf8')); // written by the build's `StatsFilePlugin`
  const scripts = new Set(neededByAllPages.flatMap((name) => stats[name] ?? []).filter((file) => file.endsWith('.js')));
  const files = [...scripts].map(async (file) => {
    const hash = createHash('sha384').update(await readFile(path.join(dist, 'browser', file)));
    return [`/_/${hostPart}/${file}`, `sha384-${hash.digest('base64')}`];
  });
  return `export const hostFiles = ${JSON.stringify(await Promise.all(files))};`;
}

/** Besides what runs at once. */
const neededByAllPages = ['bootstrap', 'doors'];
