import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from './content-problem.ts';
import type { FrontMatter } from './front-matter-schema.ts';
import { parseFile } from './parse-post.ts';
import { type PostFile, readPostFile } from './post-file.ts';

// Part of every hash. Raise it when the same Markdown has to give other rows: all posts are then imported again.
const importerVersion = '3';

interface KnownPost {
  content_hash: string;
}

export interface ChangedPost {
  slug: string;
  hash: string;
  front: FrontMatter;
  markdown: string;
  /** The same as safe HTML. */
  description: string;
  /** Where each key of the front matter stands. */
  lines: Record<string, number>;
}

export type ReadPost =
  | { status: 'changed'; slug: string; post: ChangedPost }
  /** Its file has not changed since the last import. */
  | { status: 'unchanged'; slug: string }
  | { status: 'draft' }
  | { status: 'bad'; slug: string; problems: ContentProblem[] };

/** Reads the posts of a folder one by one, sorted by name, and checks those that have changed. */
export async function* readPosts(contentDir: string, known: Map<string, KnownPost>): AsyncGenerator<ReadPost> {
  for await (const read of readFiles(contentDir)) {
    const slug = path.basename(read.file, '.md');
    const hash = hashOf(read);
    yield known.get(slug)?.content_hash === hash ? { status: 'unchanged', slug } : checkPost(slug, read, hash);
  }
}

/** The posts' files with their texts, one by one, sorted by name. */
export async function* readFiles(contentDir: string): AsyncGenerator<PostFile> {
  for (const file of await markdownFiles(contentDir)) {
    const read = await readPostFile(contentDir, file);
    // Undefined if it was removed meanwhile.
    if (read) yield read;
  }
}

function hashOf(read: PostFile): string {
  const text = read.status === 'read' ? read.text : '';
  return createHash('sha256').update(importerVersion).update(text).digest('hex');
}

function checkPost(slug: string, read: PostFile, hash: string): ReadPost {
  const parsed = parseFile(read);
  if (parsed.status === 'bad') return { ...parsed, slug };
  const { front, markdown, description, lines } = parsed;
  return front.draft
    ? { status: 'draft' }
    : { status: 'changed', slug, post: { slug, hash, front, markdown, description, lines } };
}

async function markdownFiles(contentDir: string): Promise<string[]> {
  const names = await readdir(path.join(contentDir, 'posts'));
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `posts/${name}`);
}
