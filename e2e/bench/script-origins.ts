import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findParts } from '@site/runner/parts';

/** A script that a page has fetched, and how many bytes of it came over the line. */
export interface LoadedScript {
  file: string;
  bytes: number;
}

export function loadedScripts(page: Page): Promise<LoadedScript[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // A script that was fetched ahead has a second entry, from the cache, when it runs.
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ file: name.split('/').at(-1) ?? '', bytes: encodedBodySize })),
  );
}

/**
 * Prints what the bytes of these scripts are for, the most first. Those of one script are shared out by the size of its
 * sources, which is an estimate: the builds know no other sizes of the packages and folders in it.
 */
export async function printOrigins(title: string, scripts: LoadedScript[]): Promise<void> {
  const known = await scriptOrigins();
  const bytesFor = new Map<string, number>();
  for (const { file, bytes } of scripts) {
    const sizes = Object.entries(known[file] ?? { [file]: 1 });
    const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
    for (const [origin, size] of sizes) bytesFor.set(origin, (bytesFor.get(origin) ?? 0) + (bytes * size) / whole);
  }
  console.log(title);
  for (const [origin, bytes] of [...bytesFor].sort(([, one], [, other]) => other - one))
    console.log(`  ${(bytes / 1024).toFixed(1).padStart(6)} KB  ${origin}`);
}

/** Read from the builds of this checkout (`shared/build/stats-file-plugin.ts`). */
async function scriptOrigins(): Promise<Record<string, Record<string, number>>> {
  const folders = (await findParts()).map(({ folder }) => path.join(folder, 'dist'));
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder)).filter((name) => name.startsWith('origins-of-')).map((name) => path.join(folder, name)),
    ),
  );
  const lists = await Promise.all(files.flat().map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  return Object.assign({}, ...lists);
}
