import { createHash, hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mode } from './rspack-common.ts';

// Fonts and pictures are compressed already.
const compressible = /\.(js|css|svg|json|html|txt)$/;

/** Writes a `.br` and a `.gz` beside every text file below a folder, even where that makes a small one longer. Source maps have none. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await filesBelow(folder, '.')).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const quality = mode === 'production' ? 11 : 4;
  const bytes = await readFile(file);
  const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** Paths of the files below a folder, relative to `root`, with `/` on every system. */
export async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  return files.map((file) => path.relative(root, file).split(path.sep).join('/'));
}

/**
 * Eight digits, for a file's name.
 *
 * @example
 * `entry.${contentHash(Buffer.from(script))}.js`; // 'entry.5a0c33d1.js'
 */
export function contentHash(...contents: Buffer[]): string {
  const joined = createHash('sha256');
  for (const content of contents) joined.update(content);
  return joined.digest('hex').slice(0, 8);
}

/** The `integrity` of a file that a page loads. SHA-256, because pages and scripts carry many and it is a third shorter than SHA-384. */
export function sha256Integrity(content: Buffer): string {
  return `sha256-${hash('sha256', content, 'base64')}`;
}
