import { createHash } from 'node:crypto';

/** As it stands in a file's name. */
export function contentHash(...contents: Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

/** What a page asks of a file that it loads. SHA-256, because pages and scripts carry many of them, and it is a third shorter than SHA-384. */
export function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
