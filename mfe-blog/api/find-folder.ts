import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of these folders that is there: below the working directory, then below each folder above the started file. */
export function findFolder(folder: string, entry = process.argv[1] ?? '.'): string {
  const found = candidates(folder, path.dirname(path.resolve(entry))).find((candidate) => existsSync(candidate));
  return found ?? path.resolve(folder);
}

// The built service lies in mfe-blog/dist/service, its source in mfe-blog/api: both within the repository.
function candidates(folder: string, from: string): string[] {
  const above = ['..', '../..', '../../..'].map((up) => path.resolve(from, up, folder));
  return [path.resolve(folder), ...above];
}
