import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describePicture } from '@site/pictures/make-picture';
import { masterCheck } from '../import/check-master.ts';
import { type CheckedPost, type Finding, keyFault } from './finding.ts';

/** The banner shows it across the window, and other sites show it beside links. */
const minWidth = 1200;
const minHeight = 675;

/** Checks the picture that a post names; each file is looked at once. */
export function pictureCheck(picturesDir: string): (post: CheckedPost) => Promise<Finding[]> {
  const found = new Map<string, string | undefined>();
  let names: string[] | undefined;
  return async (post) => {
    const { image } = post.front;
    names ??= await readdir(picturesDir).catch(() => []);
    if (!found.has(image)) found.set(image, await faultOf(picturesDir, image, names));
    const fault = found.get(image);
    return fault ? [keyFault(post, 'image', fault)] : [];
  };
}

async function faultOf(picturesDir: string, image: string, names: string[]): Promise<string | undefined> {
  const rule = `a WebP picture of at least ${minWidth} x ${minHeight} pixels`;
  const file = `${image}.webp`;
  if (!names.includes(file)) {
    const other = names.find((name) => path.parse(name).name.toLowerCase() === image);
    return other
      ? `the picture is called ${other}; save it as ${file}, ${rule}`
      : `there is no ${file} in ${picturesDir}; put one there, ${rule}, or name another`;
  }
  const fault = await masterCheck(picturesDir)(image);
  if (fault) return fault;
  const size = await describePicture(await readFile(path.join(picturesDir, file)), image);
  if (size.width >= minWidth && size.height >= minHeight) return undefined;
  return `${file} has ${size.width} x ${size.height} pixels; replace it with ${rule}`;
}
