import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sharedSecret } from '@site/service/database/shared-secret';
import { createSigner } from '@site/service/process/secrets';
import { dayMs, utcIsoTime } from '@site/text/indian-time';
import type { BlogCommands, ListedPreview } from '../blog-commands.ts';
import { describeProblem } from '../import/problem.ts';
import { readPosts, stateOf } from '../import/read-posts.ts';
import { type Database, isSlug } from '../tables.ts';

const linkLifetimeMs = 7 * dayMs;

export type PreviewLinks = Awaited<ReturnType<typeof openPreviewLinks>>;

/** Signed links that show posts before they are published. */
export async function openPreviewLinks(database: Database, siteUrl: string) {
  const location = { table: 'content_state', name: 'preview-secret', encoding: 'hex' } as const;
  const secret = await sharedSecret(database, location, () => randomBytes(32));
  const signer = createSigner(secret, 'preview');
  return {
    linkTo(slug: string): Pick<ListedPreview, 'url' | 'until'> {
      const seconds = Math.floor((Date.now() + linkLifetimeMs) / 1000);
      const url = new URL(`/blogs/${slug}`, siteUrl);
      url.searchParams.set('preview', signer.sign(`${slug}.${seconds}`));
      return { url: url.href, until: utcIsoTime(seconds * 1000) };
    },
    /** Returns until when a token is valid for this post; undefined if it is forged, expired or another post's. */
    read(token: string, slug: string): string | undefined {
      const [signedSlug = '', seconds = '0'] = signer.read(token)?.split('.') ?? [];
      const isGood = isSlug(slug) && signedSlug === slug && Number(seconds) * 1000 > Date.now();
      return isGood ? utcIsoTime(Number(seconds) * 1000) : undefined;
    },
  };
}

/** The command `preview` of the running service: the link of one file, or those of every post that is not published. */
export function previewCommand(contentDir: string, links: PreviewLinks): BlogCommands['preview'] {
  return async ({ file }) => {
    const wanted = file === undefined ? undefined : slugIn(contentDir, file);
    const listed: ListedPreview[] = [];
    for (const post of await readPosts(contentDir)) {
      const { slug } = post;
      const isListed = wanted ? slug === wanted : post.status === 'valid' && stateOf(post) !== 'published';
      if (!isListed) continue;
      const problems = post.status === 'invalid' ? post.problems.map(describeProblem) : [];
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
