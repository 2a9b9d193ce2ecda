import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/**
 * Creates an empty folder that is removed when the test file ends.
 * @example
 * const store = openStore(temporaryFolder());
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  made.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});
