import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, type ContentProblem } from './content-problem.ts';
import type { FrontMatter } from './front-matter-schema.ts';
import { parsePost } from './parse-post.ts';

// Part of every hash: raise it when the same Markdown shall give other rows, and all posts are imported again.
const IMPORTER = '1';

export interface KnownPost {
  slug: string;
  content_hash: string;
  image_name: string;
}

export interface ChangedPost {
  slug: string;
  hash: string;
  front: FrontMatter;
  markdown: string;
}

export interface Content {
  changed: ChangedPost[];
  /** Slugs whose files are as they were at the last import. */
  unchanged: string[];
}

/** Reads all posts of a folder and checks those that have changed. Throws `ContentError` with every fault found. */
export async function readContent(contentDir: string, known: Map<string, KnownPost>): Promise<Content> {
  const content: Content = { changed: [], unchanged: [] };
  const problems: ContentProblem[] = [];
  for (const file of await markdownFiles(contentDir)) {
    const text = await readFile(path.join(contentDir, file), 'utf8');
    const hash = createHash('sha256').update(IMPORTER).update(text).digest('hex');
    const slug = path.basename(file, '.md');
    if (known.get(slug)?.content_hash === hash) {
      content.unchanged.push(slug);
      continue;
    }
    const parsed = parsePost(file, text);
    if (parsed.status === 'bad') problems.push(...parsed.problems);
    else content.changed.push({ slug: parsed.slug, hash, front: parsed.front, markdown: parsed.markdown });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

async function markdownFiles(contentDir: string): Promise<string[]> {
  const names = await readdir(path.join(contentDir, 'posts'));
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `posts/${name}`);
}
