import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describeProblem, readPosts } from '../import/read-posts.ts';
import type { PreviewLink, PreviewLinks } from './preview-links.ts';
import { stateOf } from './read-preview.ts';

export interface PreviewListed extends PreviewLink {
  slug: string;
  /** Faults that keep it from being shown until they are mended. */
  problems: string[];
}

const inputSchema = v.object({ file: v.optional(v.string()) });

/** The command `preview` of the running service: the link of one file, or those of every post that is not published. */
export function previewCommand(contentDir: string, links: PreviewLinks): (input: unknown) => Promise<PreviewListed[]> {
  return async (input) => {
    const { file } = v.parse(inputSchema, input);
    const wanted = file === undefined ? undefined : slugIn(contentDir, file);
    const listed: PreviewListed[] = [];
    for await (const post of readPosts(contentDir)) {
      const { slug } = post;
      const isListed = wanted ? slug === wanted : post.status === 'good' && stateOf(post) !== 'published';
      if (!isListed) continue;
      const problems = post.status === 'bad' ? post.problems.map(describeProblem) : [];
      listed.push({ slug, ...links.linkTo(slug), problems });
    }
    return listed;
  };
}

function slugIn(contentDir: string, file: string): string {
  const folder = path.join(contentDir, 'posts');
  if (path.dirname(file) !== folder)
    throw new Error(`The running site shows posts of ${folder} only; move the file there.`);
  if (!file.endsWith('.md') || !existsSync(file)) throw new Error(`There is no post ${file}.`);
  return path.basename(file, '.md');
}
