import { existsSync } from 'node:fs';
import path from 'node:path';

/** Looks for the folder in the working directory, then in the three directories above the started file. */
export function findFolder(folder: string, entry = process.argv[1] ?? '.'): string {
  const found = candidates(folder, path.dirname(path.resolve(entry))).find((candidate) => existsSync(candidate));
  return found ?? path.resolve(folder);
}

// From dist/service/main.mjs of this part, and from its source api/main.ts, both reach the root of the repository.
function candidates(folder: string, from: string): string[] {
  const above = ['..', '../..', '../../..'].map((up) => path.resolve(from, up, folder));
  return [path.resolve(folder), ...above];
}
