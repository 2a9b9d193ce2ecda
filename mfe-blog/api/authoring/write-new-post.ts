import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { masterEndings } from '@site/pictures/picture-problem';
import { errorCode } from '@site/service/process/system-errors';
import { indianIsoTime } from '@site/text/indian-time';
import { stringify } from 'yaml';
import { topicSlug } from '../../contract/topics.ts';
import { readPosts } from '../import/read-posts.ts';
import { maxShownTitle, placeholders } from './check-post.ts';

interface NewPost {
  title: string;
  contentDir: string;
  picturesDir: string;
  now: Date;
}

/** Writes the file of a draft that passes the check, and returns its path. Throws one sentence where it cannot. */
export async function writeNewPost({ title, contentDir, picturesDir, now }: NewPost): Promise<string> {
  const slug = topicSlug(title);
  if (!slug) throw new Error('A title needs letters from a to z or digits, which the address of its post is made of.');
  if (title.length > maxShownTitle)
    throw new Error(
      `The title has ${title.length} characters; search results show about ${maxShownTitle}. Shorten it.`,
    );
  const file = path.join(contentDir, 'posts', `${slug}.md`);
  const text = fileOf({
    title,
    published: indianIsoTime(now),
    category: await mostUsedCategory(contentDir),
    image: await firstPicture(picturesDir),
  });
  await writeFile(file, text, { flag: 'wx' }).catch((error: unknown) => {
    throw errorCode(error) === 'EEXIST' ? new Error(`${file} is there already; choose another title.`) : error;
  });
  return file;
}

function fileOf({ title, published, category, image }: Record<'title' | 'published' | 'category' | 'image', string>) {
  const front = [
    ['title', title],
    ['summary', placeholders.summary],
    ['published', published],
    ['draft', true],
    ['categories', [category]],
    ['tags', []],
    ['image', image],
    ['imageAlt', placeholders.imageAlt],
  ] as const;
  const lines = front.map(([key, value]) => `${key}: ${inYaml(value)}`);
  return `---\n${lines.join('\n')}\n---\n${placeholders.text}\n`;
}

function inYaml(value: unknown): string {
  // Lists on one line, and no line is ever broken.
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false }).trim();
}

async function mostUsedCategory(contentDir: string): Promise<string> {
  const uses = new Map<string, number>();
  for (const post of await readPosts(contentDir))
    if (post.status === 'valid')
      for (const name of post.frontMatter.categories) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'News';
}

async function firstPicture(picturesDir: string): Promise<string> {
  const names = await readdir(picturesDir).catch(() => []);
  const isMaster = (name: string) => masterEndings.includes(path.extname(name).slice(1));
  const first = names.filter((name) => /^post-[a-z0-9-]+\./.test(name) && isMaster(name)).sort()[0];
  if (!first)
    throw new Error(`Put a picture named like post-water-tank.jpg into ${picturesDir} first: every post has one.`);
  return path.parse(first).name;
}
