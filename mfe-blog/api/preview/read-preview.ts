import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Preview } from '../../contract/preview.ts';
import { describeProblem, type GoodPost, parsePost, readPostFile } from '../import/read-posts.ts';
import { pictureColumns, preparePost } from '../import/write-posts.ts';
import type { StoredPicture } from '../pictures/post-pictures.ts';
import { postOf } from '../posts/post-repository.ts';
import { findRelated } from '../posts/related-posts.ts';
import type { Tables } from '../tables.ts';
import type { PreviewPicture } from './preview-pictures.ts';

interface PreviewSource {
  database: Kysely<Tables>;
  contentDir: string;
  pictureOf: PreviewPicture;
}

export type PreviewReader = ReturnType<typeof previewReader>;

/** Reads posts from their files, not from the database: drafts are never in it, and saved changes not until the next import. */
export function previewReader({ database, contentDir, pictureOf }: PreviewSource) {
  async function readNow(slug: string) {
    const read = await readPostFile(contentDir, `posts/${slug}.md`);
    if (!read) return undefined;
    const parsed = parsePost(read);
    const picture = parsed.status === 'good' ? await pictureOf(parsed.front.image) : undefined;
    // A picture that is still being made counts as none, so that the version changes when it is there.
    const version = createHash('sha256')
      .update(`${picture?.hash || 'none'} ${'text' in read ? read.text : read.unreadable}`)
      .digest('hex')
      .slice(0, 16);
    return { parsed, picture, version };
  }

  return {
    version: async (slug: string) => (await readNow(slug))?.version,
    async read(slug: string, until: string): Promise<Preview | undefined> {
      const now = await readNow(slug);
      if (!now) return undefined;
      const { parsed, picture, version } = now;
      if (parsed.status === 'bad')
        return { state: 'faulty', version, until, problems: parsed.problems.map(describeProblem) };
      return { state: stateOf(parsed), version, until, answer: await answerOf(database, parsed, picture) };
    },
  };
}

async function answerOf(database: Kysely<Tables>, post: GoodPost, picture: StoredPicture | undefined) {
  const { row, description } = preparePost(post, '');
  return {
    status: 'success' as const,
    data: postOf({ ...row, ...pictureColumns(picture), description }),
    // Nobody knows yet between which posts it will be published.
    previous: null,
    next: null,
    related: await findRelated(database, row, [row.slug]),
  };
}

export function stateOf({ front }: GoodPost, now = Date.now()): 'draft' | 'waiting' | 'published' {
  if (front.draft) return 'draft';
  return Date.parse(front.published) > now ? 'waiting' : 'published';
}
