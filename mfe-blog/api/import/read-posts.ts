import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from './content-problem.ts';
import type { FrontMatter } from './front-matter-schema.ts';
import { parsePost } from './parse-post.ts';

// Part of every hash. Raise it when the same Markdown has to give other rows: all posts are then imported again.
const importerVersion = '2';

interface KnownPost {
  content_hash: string;
}

export interface ChangedPost {
  slug: string;
  hash: string;
  front: FrontMatter;
  markdown: string;
}

type ReadPost =
  | { status: 'changed'; post: ChangedPost }
  /** Its file has not changed since the last import. */
  | { status: 'unchanged'; slug: string }
  | { status: 'draft' }
  | { status: 'bad'; problems: ContentProblem[] };

/** Reads the posts of a folder one by one, sorted by name, and checks those that have changed. */
export async function* readPosts(contentDir: string, known: Map<string, KnownPost>): AsyncGenerator<ReadPost> {
  for await (const { file, text } of readFiles(contentDir)) {
    const hash = createHash('sha256').update(importerVersion).update(text).digest('hex');
    const slug = path.basename(file, '.md');
    yield known.get(slug)?.content_hash === hash ? { status: 'unchanged', slug } : checkPost(file, text, hash);
  }
}

/** The posts' files with their texts, one by one, sorted by name. */
export async function* readFiles(contentDir: string): AsyncGenerator<{ file: string; text: string }> {
  for (const file of await markdownFiles(contentDir))
    yield { file, text: await readFile(path.join(contentDir, file), 'utf8') };
}

function checkPost(file: string, text: string, hash: string): ReadPost {
  const parsed = parsePost(file, text);
  if (parsed.status === 'bad') return parsed;
  const { slug, front, markdown } = parsed;
  return front.draft ? { status: 'draft' } : { status: 'changed', post: { slug, hash, front, markdown } };
}

async function markdownFiles(contentDir: string): Promise<string[]> {
  const names = await readdir(path.join(contentDir, 'posts'));
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `posts/${name}`);
}
