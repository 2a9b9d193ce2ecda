import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from '@site/service/storage/storage';

/**
 * The files that may be meant by the name of a post's picture, whatever their ending and in capitals too: one that is named wrongly is
 * found as well, so that its author is told. There should be one.
 * @example
 * const [file] = await findMasters('mfe-blog/pictures', 'post-roof'); // 'post-roof.jpg'
 */
export async function findMasters(picturesDir: string, name: string): Promise<string[]> {
  const files = (await readdir(picturesDir).catch(unlessMissing)) ?? [];
  return files.filter((file) => path.parse(file).name.toLowerCase() === name).sort();
}
