import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describePicture } from '@site/pictures/make-picture';
import { dayMs } from '@site/text/indian-time';
import { masterProblem } from '../import/import-pictures.ts';
import { keyProblem, type Problem } from '../import/problem.ts';
import type { ParsedPost } from '../import/read-posts.ts';
import { findMasters } from '../pictures/post-pictures.ts';

/** Search engines cut a title off after about this many characters. */
const maxShownTitle = 60;

const farAheadMs = 366 * dayMs;

/** Finds what is wrong with the words and times of one post, without looking at others. */
export function checkWords(post: ParsedPost, now: Date): Problem[] {
  const { title = '', published, updated, image, imageAlt } = post.frontMatter;
  const problems: Problem[] = [];
  const report = (key: string, sentence: string) => problems.push(keyProblem(post, key, sentence));

  const excess = title.length - maxShownTitle;
  if (excess > 0)
    report(
      'title',
      `has ${title.length} characters, and search results cut it off after about ${maxShownTitle}; shorten it by ${excess}`,
    );
  if (updated && published && updated < published)
    report('updated', `${updated} is before ${published}, when the post is published; correct it or leave it out`);
  for (const key of ['published', 'updated'] as const) {
    const time = post.frontMatter[key];
    if (time && Date.parse(time) - now.getTime() > farAheadMs)
      report(key, `${time} is more than a year ahead; correct the year or choose a nearer day`);
  }
  if (imageAlt && (!saysSomething(imageAlt) || [image, title].includes(imageAlt)))
    report(
      'imageAlt',
      `"${imageAlt}" tells a reader who cannot see the picture nothing; describe in one sentence what it shows`,
    );
  return problems;
}

function saysSomething(alternative: string): boolean {
  return alternative.split(/\s+/).length >= 3 && !/^(?:image|photo|picture)\b|\.(?:jpe?g|png|webp)$/i.test(alternative);
}

/** The banner shows the picture across the window, and other sites show it beside links. */
const minWidth = 1200;
const minHeight = 675;

/** Finds what is wrong with the picture that a post names. */
export async function checkPicture(post: ParsedPost, picturesDir: string): Promise<Problem[]> {
  const { image } = post.frontMatter;
  const problem = image && (await pictureProblem(image, picturesDir));
  return problem ? [keyProblem(post, 'image', problem)] : [];
}

async function pictureProblem(image: string, picturesDir: string): Promise<string | undefined> {
  const rule = `a JPEG, PNG or WebP picture of at least ${minWidth} x ${minHeight} pixels`;
  const [file] = await findMasters(picturesDir, image);
  if (!file)
    return `there is no ${image}.jpg, .png or .webp in ${picturesDir}; put one there, ${rule}, or name another`;
  const problem = await masterProblem(picturesDir, image);
  if (problem) return problem;
  const size = await describePicture(await readFile(path.join(picturesDir, file)), { file, stem: image });
  if (size.width >= minWidth && size.height >= minHeight) return undefined;
  return `${file} has ${size.width} x ${size.height} pixels; replace it with ${rule}`;
}
