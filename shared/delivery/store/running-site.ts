import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const runningSite = v.object({
  url: v.string(),
  /** The folder of the release store that it follows, or the address of its bucket. */
  store: v.string(),
});

/** A site that runs, as it says so in its DATA_DIR. */
export type RunningSite = v.InferOutput<typeof runningSite>;

/**
 * Says in the DATA_DIR of a site where it is and which store it follows. Returns how to take that back when the site stops.
 *
 * @example
 * const forget = await noteRunningSite('.data', { url: 'http://localhost:8080', store: '/srv/releases' });
 */
export async function noteRunningSite(dataDir: string, site: RunningSite): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), JSON.stringify(site));
  return () => rm(fileIn(dataDir), { force: true });
}

/** Undefined if no site has said so. One that was killed may still be named. */
export function readRunningSite(dataDir: string): RunningSite | undefined {
  try {
    return v.parse(runningSite, JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'site.json');
}
