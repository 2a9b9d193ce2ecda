import { createHash } from 'node:crypto';

/** As it stands in a file's name. */
export function contentHash(...contents: Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}
