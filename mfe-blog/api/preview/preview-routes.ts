import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/http/create-service';
import * as v from 'valibot';
import type { Preview } from '../../contract/preview.ts';
import { previewKey } from '../../contract/preview-key.ts';
import { describeProblem } from '../import/problem.ts';
import { parsePost, readPostFile, stateOf, type ValidPost } from '../import/read-posts.ts';
import { pictureColumns, preparePost } from '../import/write-posts.ts';
import { findMasters, type PostPictures, type StoredPicture } from '../pictures/post-pictures.ts';
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

interface Entry {
  /** Changes with the master. */
  stamp: string;
  picture: StoredPicture | undefined;
  isMade: Promise<void>;
}

/** A page waits 300 ms for all its data. Making the files of a new picture takes seconds. */
const maxWaitMs = 150;

type PreviewPicture = (name: string) => Promise<StoredPicture | undefined>;

/** Pictures of previewed posts. One that is still being made is undefined; the preview shows the fallback until it is there. */
export function previewPictures(pictures: PostPictures, onFailure: (error: unknown) => void): PreviewPicture {
  const known = new Map<string, Entry>();

  function make(name: string, stamp: string): Entry {
    const entry: Entry = { stamp, picture: undefined, isMade: Promise.resolve() };
    entry.isMade = findOrMake(pictures, name).then(
      (picture) => {
        entry.picture = picture;
      },
      (error) => {
        if (known.get(name) === entry) known.delete(name);
        onFailure(error);
      },
    );
    known.set(name, entry);
    return entry;
  }

  return async (name) => {
    const stamp = await stampOf(pictures.picturesDir, name);
    const last = known.get(name);
    const entry = last?.stamp === stamp ? last : make(name, stamp);
    if (!entry.picture) await Promise.race([entry.isMade, wait(maxWaitMs, undefined, { ref: false })]);
    return entry.picture;
  };
}

async function findOrMake(pictures: PostPictures, name: string): Promise<StoredPicture> {
  const found = await pictures.find(name);
  return found?.source ? found : pictures.complete(name);
}

async function stampOf(picturesDir: string, name: string): Promise<string> {
  try {
    const [file] = await findMasters(picturesDir, name);
    if (!file) return '';
    const { mtimeMs, size } = await stat(path.join(picturesDir, file));
    return `${file} ${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}
