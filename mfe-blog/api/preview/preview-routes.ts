import { setTimeout as wait } from 'node:timers/promises';
import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/http/create-service';
import * as v from 'valibot';
import type { Preview } from '../../contract/preview.ts';
import { previewKey } from '../../contract/preview-key.ts';
import { describeProblem } from '../import/problem.ts';
import { parsePost, readPostFile, stateOf, type ValidPost } from '../import/read-posts.ts';
import { pictureColumns, preparePost } from '../import/write-posts.ts';
import { noPicture, type PostPictures, type StoredPicture } from '../pictures/post-pictures.ts';
import { findRelated, postOf } from '../posts/post-repository.ts';
import type { Database } from '../tables.ts';
import type { PreviewLinks } from './preview-links.ts';

const schema = {
  params: v.object({ slug: v.string() }),
  querystring: v.object({ [previewKey]: v.optional(v.string(), '') }),
};

/** Posts as their files are now, for readers with a signed link. Everybody else gets a 404. */
export function previewRoutes(links: PreviewLinks, source: PreviewSource): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get('/api/v1/blogsBySlug/:slug/preview', { schema }, async ({ params: { slug }, query }, reply) => {
      const until = links.read(query[previewKey], slug);
      const data = until && (await readPreview(source, slug, until));
      if (data) return { status: 'success', data };
      return reply.code(404).send(failure('preview_not_found', 'There is no preview at this address.'));
    });
  };
}

interface PreviewSource {
  database: Database;
  contentDir: string;
  pictureOf: PreviewPicture;
}

/** Reads a post from its file, not from the database: drafts are never imported, and saved changes only by the next import. */
async function readPreview(
  { database, contentDir, pictureOf }: PreviewSource,
  slug: string,
  until: string,
): Promise<Preview | undefined> {
  const file = await readPostFile(contentDir, `posts/${slug}.md`);
  if (!file) return undefined;
  const parsed = parsePost(file);
  if (parsed.status === 'invalid') return { state: 'faulty', until, problems: parsed.problems.map(describeProblem) };
  const picture = await pictureOf(parsed.frontMatter.image);
  return { state: stateOf(parsed), until, answer: await responseOf(database, parsed, picture) };
}

async function responseOf(database: Database, post: ValidPost, picture: StoredPicture | undefined) {
  const { row, description } = preparePost(post, '');
  return {
    status: 'success' as const,
    data: postOf({ ...row, ...pictureColumns(picture), description }),
    // It is not known yet between which posts it will be published.
    previous: null,
    next: null,
    related: await findRelated(database, row, [row.slug]),
  };
}

/** A page waits 300 ms for all its data. Making the files of a new picture takes seconds. */
const maxWaitMs = 150;

type PreviewPicture = (name: string) => Promise<StoredPicture | undefined>;

/** Pictures of previewed posts. While one is being made, the preview shows the one before it, or the fallback. */
export function previewPictures(pictures: PostPictures, onFailure: (error: unknown) => void): PreviewPicture {
  const made = new Map<string, StoredPicture>();
  const running = new Map<string, Promise<void>>();

  async function complete(name: string): Promise<void> {
    try {
      const picture = made.get(name) ?? (await pictures.find(name)) ?? noPicture;
      made.set(name, picture);
      made.set(name, await pictures.complete(name, picture));
    } catch (error) {
      onFailure(error);
    } finally {
      running.delete(name);
    }
  }

  return async (name) => {
    const isDone = running.get(name) ?? complete(name);
    running.set(name, isDone);
    await Promise.race([isDone, wait(maxWaitMs, undefined, { ref: false })]);
    return made.get(name);
  };
}
