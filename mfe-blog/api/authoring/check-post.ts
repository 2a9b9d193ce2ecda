import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describePicture } from '@site/pictures/make-picture';
import { masterCheck } from '../import/import-pictures.ts';
import type { Problem } from '../import/problem.ts';
import type { ValidPost } from '../import/read-posts.ts';
import { findMasters } from '../pictures/post-pictures.ts';

/** Search engines cut a title off after about this many characters. */
export const maxShownTitle = 60;

const farAheadMs = 366 * 24 * 60 * 60_000;

/** Finds what is wrong with the words and times of one post, without looking at others. */
export function checkWords(post: ValidPost, now: Date): Problem[] {
  return [...checkTitle(post), ...checkTimes(post, now), ...checkAlternative(post), ...checkPlaceholders(post)];
}

function checkTitle(post: ValidPost): Problem[] {
  const { length } = post.frontMatter.title;
  if (length <= maxShownTitle) return [];
  const sentence = `has ${length} characters, and search results cut it off after about ${maxShownTitle}; shorten it by ${length - maxShownTitle}`;
  return [keyProblem(post, 'title', sentence)];
}

function checkTimes(post: ValidPost, now: Date): Problem[] {
  const { published, updated = published } = post.frontMatter;
  const isBefore = updated < published;
  const early = isBefore
    ? [
        keyProblem(
          post,
          'updated',
          `${updated} is before ${published}, when the post is published; correct it or leave it out`,
        ),
      ]
    : [];
  const late = (['published', 'updated'] as const).flatMap((key) => {
    const time = post.frontMatter[key];
    if (time === undefined || Date.parse(time) - now.getTime() <= farAheadMs) return [];
    return [keyProblem(post, key, `${time} is more than a year ahead; correct the year or choose a nearer day`)];
  });
  return [...early, ...late];
}

function checkAlternative(post: ValidPost): Problem[] {
  const { imageAlt, image, title } = post.frontMatter;
  const saysSomething = imageAlt.split(/\s+/).length >= 3 && ![image, title].includes(imageAlt);
  if (saysSomething && !/^(?:image|photo|picture)\b|\.(?:jpe?g|png|webp)$/i.test(imageAlt)) return [];
  const sentence = `"${imageAlt}" tells a reader who cannot see the picture nothing; describe in one sentence what it shows`;
  return [keyProblem(post, 'imageAlt', sentence)];
}

/** Texts that `npm run posts -- new` writes for the author to replace. */
export const placeholders = {
  summary: 'Say in one or two sentences what the reader learns.',
  imageAlt: 'Describe in one sentence what the picture shows.',
  text: 'Write the post here.',
};

/** Drafts may still have placeholders. */
function checkPlaceholders(post: ValidPost): Problem[] {
  if (post.frontMatter.draft) return [];
  const { file, bodyLine, markdown } = post;
  const text: Problem = {
    file,
    line: bodyLine,
    message: 'the text is still that of a new file; write your own',
    severity: 'error',
  };
  return [
    ...(['summary', 'imageAlt'] as const).flatMap((key) =>
      post.frontMatter[key] === placeholders[key]
        ? [keyProblem(post, key, 'is still that of a new file; write your own')]
        : [],
    ),
    ...(markdown.trim() === placeholders.text ? [text] : []),
  ];
}

/** The banner shows the picture across the window, and other sites show it beside links. */
const minWidth = 1200;
const minHeight = 675;

/** Checks the picture that a post names; each file is looked at once. */
export function pictureCheck(picturesDir: string): (post: ValidPost) => Promise<Problem[]> {
  const found = new Map<string, string | undefined>();
  return async (post) => {
    const { image } = post.frontMatter;
    if (!found.has(image)) found.set(image, await problemOf(picturesDir, image));
    const problem = found.get(image);
    return problem ? [keyProblem(post, 'image', problem)] : [];
  };
}

async function problemOf(picturesDir: string, image: string): Promise<string | undefined> {
  const rule = `a JPEG, PNG or WebP picture of at least ${minWidth} x ${minHeight} pixels`;
  const [file] = await findMasters(picturesDir, image);
  if (!file)
    return `there is no ${image}.jpg, .png or .webp in ${picturesDir}; put one there, ${rule}, or name another`;
  const problem = await masterCheck(picturesDir)(image);
  if (problem) return problem;
  const size = await describePicture(await readFile(path.join(picturesDir, file)), { file, stem: image });
  if (size.width >= minWidth && size.height >= minHeight) return undefined;
  return `${file} has ${size.width} x ${size.height} pixels; replace it with ${rule}`;
}

/** A problem of one key of the front matter. */
function keyProblem({ file, keyLines }: ValidPost, key: string, sentence: string): Problem {
  return { file, line: keyLines[key] ?? 1, message: `${key}: ${sentence}`, severity: 'error' };
}
