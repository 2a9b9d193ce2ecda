import { withAdvisoryLock } from '@site/service/database/postgres';
import type { PostPictures } from '../pictures/post-pictures.ts';
import { postsLock } from '../posts/publication.ts';
import type { Database, PostRow } from '../tables.ts';
import { deliveredPost, isSame, readDelivered, writeDelivered } from './delivered-posts.ts';
import { findPictures, masterProblem } from './import-pictures.ts';
import { describeProblem } from './problem.ts';
import { type PostFile, parsePost, postHash, readFiles, slugOf } from './read-posts.ts';
import { type PreparedPost, preparePost, writePosts } from './write-posts.ts';

export interface ImportOptions {
  /** Holds the folder `posts`. */
  contentDir: string;
  pictures: PostPictures;
  /** Whether the folder is part of the service's version. Only what differs from the version before is then imported or removed. */
  isDelivery?: boolean;
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
 *
 * An import by command makes the blog equal to the folder. A delivery compares its files with those of the version before: what somebody
 * imported since stays until a version changes the same file.
 */
export function importPosts(database: Database, options: ImportOptions): Promise<Imported> {
  return withAdvisoryLock(database, postsLock, async (connection) => {
    const stored = await readStored(connection);
    const changes = await readChanges(options, stored);
    refuseEmpty(changes, stored, options);
    const rows = [...changes.unchanged, ...changes.changed.map(({ row }) => row)];
    const images = rows.map((row) => row.image_name);
    const pictures = await findPictures(images, [...stored.values()], options.pictures);
    const delivered = options.isDelivery ? await readDelivered(connection) : undefined;
    const brought = rows.map((row) => deliveredPost(row, pictures)).filter((post) => !isSame(post, delivered));
    const { changed, unchanged, renamed } = onlyOf(new Set(brought.map(({ slug }) => slug)), changes);
    const withNewPicture = unchanged.filter((row) => (pictures.get(row.image_name)?.hash ?? '') !== row.picture_hash);
    const newPictures = new Set(withNewPicture.map((row) => row.image_name));
    const removed = [...(delivered ?? stored).keys()].filter((slug) => !changes.present.has(slug));
    await connection.transaction().execute(async (transaction) => {
      await writePosts(transaction, { changed, removed, renamed, pictures, newPictures });
      if (delivered) await writeDelivered(transaction, { brought, removed });
    });
    return {
      written: changed.length + withNewPicture.length,
      unchanged: rows.length - changed.length - withNewPicture.length,
      removed: removed.length,
      drafts: changes.drafts,
      problems: changes.problems,
      missingPictures: [...pictures].flatMap(([name, picture]) => (picture ? [] : [name])),
    };
  });
}

function refuseEmpty(
  { changed, present, drafts, problems }: Changes,
  stored: StoredPosts,
  options: ImportOptions,
): void {
  if (stored.size === 0 && changed.length === 0 && problems.length > 0)
    throw new Error(['Nothing was imported:', ...problems].join('\n'));
  // A folder that was not mounted would take every post off the site.
  if (stored.size > 0 && present.size + drafts === 0)
    throw new Error(`Nothing was imported: ${options.contentDir}/posts has no post, but the blog has ${stored.size}.`);
}

function onlyOf(slugs: Set<string>, changes: Changes): Pick<Changes, 'changed' | 'unchanged' | 'renamed'> {
  return {
    changed: changes.changed.filter(({ row }) => slugs.has(row.slug)),
    unchanged: changes.unchanged.filter(({ slug }) => slugs.has(slug)),
    renamed: new Map([...changes.renamed].filter(([, slug]) => slugs.has(slug))),
  };
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

/** Compares the content folder with what is stored. */
async function readChanges({ contentDir, pictures }: ImportOptions, stored: StoredPosts): Promise<Changes> {
  const checkMaster = createMasterCheck(pictures, stored);
  const files: ClassifiedFile[] = [];
  for await (const file of readFiles(contentDir))
    files.push(await classify(file, stored.get(slugOf(file)), checkMaster));
  return sumUp(files);
}

/** What a file is to the import. `formerly` has the former slugs that lead to its post. */
type ClassifiedFile =
  | { status: 'draft' }
  | ({ slug: string; formerly: string[] } & (
      | { status: 'unchanged'; row: StoredPost }
      | { status: 'changed'; post: PreparedPost }
      | { status: 'invalid'; problems: string[] }
    ));

/** Posts that have not changed are not parsed again, unless they were renamed. */
async function classify(
  file: PostFile,
  stored: StoredPost | undefined,
  checkMaster: MasterCheck,
): Promise<ClassifiedFile> {
  const slug = slugOf(file);
  const hash = postHash(file);
  if (stored?.content_hash === hash) {
    const slugs = { slug, formerly: formerSlugs(file) };
    const problem = await checkMaster(file.file, stored.image_name);
    return problem
      ? { ...slugs, status: 'invalid', problems: [problem] }
      : { ...slugs, status: 'unchanged', row: stored };
  }
  const post = parsePost(file);
  if (post.status === 'invalid')
    return { status: 'invalid', slug, formerly: [], problems: post.problems.map(describeProblem) };
  if (post.frontMatter.draft) return { status: 'draft' };
  const problem = await checkMaster(post.file, post.frontMatter.image, post.keyLines.image);
  if (problem) return { status: 'invalid', slug, formerly: [], problems: [problem] };
  return { status: 'changed', slug, formerly: post.frontMatter.formerly, post: preparePost(post, hash) };
}

function formerSlugs(file: PostFile): string[] {
  const post = 'text' in file && /^formerly:/m.test(file.text) ? parsePost(file) : undefined;
  return post?.status === 'valid' ? post.frontMatter.formerly : [];
}

/** Says what is wrong with the master of a post's picture, if anything. */
type MasterCheck = (file: string, image: string, line?: number) => Promise<string | undefined>;

function createMasterCheck({ picturesDir, isBuilt }: PostPictures, stored: StoredPosts): MasterCheck {
  const hashes = new Map([...stored.values()].map((row) => [row.image_name, row.picture_hash]));
  return async (file, image, line = 1) => {
    // Decoding a master is slow, and needless for one that pictures have been made of.
    const isKnownValid = async (hash: string) => hashes.get(image) === hash || isBuilt(image, hash);
    const problem = await masterProblem(picturesDir, image, isKnownValid);
    return problem && describeProblem({ file, line, message: `image: ${problem}` });
  };
}

function sumUp(files: ClassifiedFile[]): Changes {
  const posts = files.filter((file) => file.status !== 'draft');
  const renamed = new Map<string, string>();
  for (const { slug, formerly } of posts)
    for (const former of formerly) if (!renamed.has(former)) renamed.set(former, slug);
  return {
    changed: posts.flatMap((file) => (file.status === 'changed' ? [file.post] : [])),
    unchanged: posts.flatMap((file) => (file.status === 'unchanged' ? [file.row] : [])),
    renamed,
    present: new Set(posts.map(({ slug }) => slug)),
    drafts: files.length - posts.length,
    problems: posts.flatMap((file) => (file.status === 'invalid' ? file.problems : [])),
  };
}
