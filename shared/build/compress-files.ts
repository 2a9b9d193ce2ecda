import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mode } from './rspack-common.ts';

// Fonts and pictures are compressed already.
const compressible = /\.(js|css|svg|json|html|txt)$/;

/** Writes a `.br` and a `.gz` beside every text file below a folder, also where a small one gets longer by it. Source maps have none. */
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
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  const paths = names.map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
  const areFiles = await Promise.all(paths.map(async (file) => (await stat(path.join(root, file))).isFile()));
  return paths.filter((_, index) => areFiles[index]);
}
