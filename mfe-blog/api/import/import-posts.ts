import { withAdvisoryLock } from '@site/service/database/postgres';
import type { PostPictures } from '../pictures/post-pictures.ts';
import { postsLock } from '../posts/publication.ts';
import type { Database, PostRow } from '../tables.ts';
import { findPictures, masterProblem } from './import-pictures.ts';
import { describeProblem } from './problem.ts';
import { parsePost, postHash, readFiles, slugOf, type ValidPost } from './read-posts.ts';
import { type PreparedPost, preparePost, writePosts } from './write-posts.ts';

export interface ImportOptions {
  /** Holds the folder `posts`. */
  contentDir: string;
  pictures: PostPictures;
}

export interface Imported {
  written: number;
  unchanged: number;
  removed: number;
  drafts: number;
  /** Problems of the posts that were left out, each with its line: `posts/name.md:4: title: expected …`. */
  problems: string[];
  /** Names of pictures that posts show the fallback for. */
  missingPictures: string[];
}

/**
 * Imports what has changed in the content folder: reads and checks all of it in memory, then writes it in one transaction. Posts get
 * the pictures that are there; `completePictures` makes the others. A post with a problem stays as the last import left it. Throws if
 * all have problems and none is stored, or if the folder has no post and some are stored.
 */
export function importPosts(database: Database, options: ImportOptions): Promise<Imported> {
  return withAdvisoryLock(database, postsLock, async (connection) => {
    const stored = await readStored(connection);
    const found = await readChanges(options, stored);
    const { changed, unchanged, drafts, problems } = found;
    if (stored.size === 0 && changed.length === 0 && problems.length > 0)
      throw new Error(['Nothing was imported:', ...problems].join('\n'));
    // A folder that was not mounted would take every post off the site.
    if (stored.size > 0 && found.present.size + drafts === 0)
      throw new Error(
        `Nothing was imported: ${options.contentDir}/posts has no post, but the blog has ${stored.size}.`,
      );
    const images = [...unchanged, ...changed.map(({ row }) => row)].map((row) => row.image_name);
    const pictures = await findPictures(images, [...stored.values()], options.pictures);
    const withNewPicture = unchanged.filter((row) => (pictures.get(row.image_name)?.hash ?? '') !== row.picture_hash);
    const removed = [...stored.keys()].filter((slug) => !found.present.has(slug));
    const newPictures = new Set(withNewPicture.map((row) => row.image_name));
    await connection
      .transaction()
      .execute((transaction) =>
        writePosts(transaction, { changed, removed, renamed: found.renamed, pictures, newPictures }),
      );
    return {
      written: changed.length + withNewPicture.length,
      unchanged: unchanged.length - withNewPicture.length,
      removed: removed.length,
      drafts,
      problems,
      missingPictures: [...pictures].flatMap(([name, picture]) => (picture ? [] : [name])),
    };
  });
}

const storedColumns = ['slug', 'content_hash', 'image_name', 'picture', 'picture_hash'] as const;

type StoredPost = Pick<PostRow, (typeof storedColumns)[number]>;
type StoredPosts = Map<string, StoredPost>;

async function readStored(database: Database): Promise<StoredPosts> {
  const rows = await database.selectFrom('posts').select(storedColumns).execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

interface Changes {
  changed: PreparedPost[];
  unchanged: StoredPost[];
  /** The present slug of each former one. Where two posts claim it, the first has it; `checkAddresses` reports such claims. */
  renamed: Map<string, string>;
  /** Slugs of all files but drafts, those of posts with problems too. */
  present: Set<string>;
  drafts: number;
  problems: string[];
}

/** Compares the content folder with what is stored. Posts that have not changed are not parsed again, unless they were renamed. */
async function readChanges({ contentDir, pictures }: ImportOptions, stored: StoredPosts): Promise<Changes> {
  const changes: Changes = {
    changed: [],
    unchanged: [],
    renamed: new Map(),
    present: new Set(),
    drafts: 0,
    problems: [],
  };
  const hashes = new Map([...stored.values()].map((row) => [row.image_name, row.picture_hash]));
  const masterProblems = async (file: string, image: string, line = 1) => {
    // Decoding a master is slow, and needless for one that pictures have been made of.
    const problem = await masterProblem(
      pictures.picturesDir,
      image,
      async (hash) => hashes.get(image) === hash || pictures.isBuilt(image, hash),
    );
    return problem ? [describeProblem({ file, line, message: `image: ${problem}` })] : [];
  };
  const noteRenamed = ({ slug, frontMatter }: ValidPost) => {
    for (const former of frontMatter.formerly) if (!changes.renamed.has(former)) changes.renamed.set(former, slug);
  };
  for await (const read of readFiles(contentDir)) {
    const slug = slugOf(read);
    const before = stored.get(slug);
    const hash = postHash(read);
    if (before?.content_hash === hash) {
      changes.present.add(slug);
      const problems = await masterProblems(read.file, before.image_name);
      changes.problems.push(...problems);
      if (problems.length === 0) changes.unchanged.push(before);
      const post = 'text' in read && /^formerly:/m.test(read.text) ? parsePost(read) : undefined;
      if (post?.status === 'valid') noteRenamed(post);
      continue;
    }
    const post = parsePost(read);
    if (post.status === 'valid' && post.frontMatter.draft) {
      changes.drafts += 1;
      continue;
    }
    changes.present.add(slug);
    const problems =
      post.status === 'invalid'
        ? post.problems.map(describeProblem)
        : await masterProblems(post.file, post.frontMatter.image, post.keyLines.image);
    changes.problems.push(...problems);
    if (post.status === 'valid' && problems.length === 0) {
      changes.changed.push(preparePost(post, hash));
      noteRenamed(post);
    }
  }
  return changes;
}
