import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Modules that need the store and processes of a site that the journeys started. */
const local = [
  'other-site.ts',
  'part-build.ts',
  'broken-build.ts',
  'start-dev-site.ts',
  'repository-copy.ts',
  'take-picture.ts',
  'baselines.ts',
];

/** The journeys of the folder, as paths below it: those that need nothing but a site's address, and the others by name. */
export async function visitingJourneys(folder: string): Promise<{ visiting: string[]; others: string[] }> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.journey.ts')).sort();
  const isLocal = await Promise.all(files.map((file) => needsStore(path.join(folder, file), new Set())));
  return {
    visiting: files.filter((_, index) => !isLocal[index]),
    others: files.filter((_, index) => isLocal[index]).map((file) => path.basename(file, '.journey.ts')),
  };
}

/** Whether the file, or one it imports, needs more than an address. */
async function needsStore(file: string, seen: Set<string>): Promise<boolean> {
  if (local.includes(path.basename(file))) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const source = await readFile(file, 'utf8');
  const imported = Array.from(source.matchAll(/from '(\.[^']+\.ts)'/g), ([, name = '']) =>
    path.resolve(path.dirname(file), name),
  );
  for (const next of imported) if (await needsStore(next, seen)) return true;
  return false;
}
