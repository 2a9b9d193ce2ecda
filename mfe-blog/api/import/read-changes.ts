import type { PostPictures } from '../pictures/post-pictures.ts';
import type { PostRow } from '../tables.ts';
import { type MasterCheck, masterCheck } from './check-master.ts';
import { lineOf } from './content-problem.ts';
import { type PreparedPost, preparePost } from './prepare-post.ts';
import { type ReadPost, readPosts } from './read-posts.ts';
import type { Spool } from './spool.ts';

export type KnownRow = Pick<
  PostRow,
  'slug' | 'content_hash' | 'image_name' | 'picture' | 'picture_hash' | 'published' | 'categories' | 'tags'
>;

interface Sources {
  contentDir: string;
  pictures: PostPictures;
}

/** Compares the content folder with what is known. Puts changed posts into the spool. */
export async function readChanges(
  { contentDir, pictures }: Sources,
  known: Map<string, KnownRow>,
  spool: Spool<PreparedPost>,
) {
  const found = {
    changed: new Set<string>(),
    unchanged: new Set<string>(),
    /** All but drafts, those that are left out too. */
    present: new Set<string>(),
    images: new Set<string>(),
    drafts: 0,
    faults: [] as string[],
    hasMoved: false,
  };
  const checkMaster = masterCheck(pictures.picturesDir, isMadeAmong(known, pictures));
  for await (const whole of readPosts(contentDir, known)) {
    const read = await withGoodMaster(whole, known, checkMaster);
    if (read.status === 'draft') {
      found.drafts += 1;
      continue;
    }
    found.present.add(read.slug);
    if (read.status === 'bad') found.faults.push(...read.problems.map(lineOf));
    if (read.status === 'unchanged') found.unchanged.add(read.slug);
    if (read.status === 'changed') {
      const post = preparePost(read.post, known.get(read.slug));
      found.changed.add(read.slug);
      found.images.add(post.row.image_name);
      found.hasMoved ||= post.hasMoved;
      await spool.add(post);
    }
  }
  return found;
}

/** The post, or what is wrong with its picture. */
async function withGoodMaster(read: ReadPost, known: Map<string, KnownRow>, check: MasterCheck): Promise<ReadPost> {
  if (read.status !== 'changed' && read.status !== 'unchanged') return read;
  const image = read.status === 'changed' ? read.post.front.image : known.get(read.slug)?.image_name;
  const fault = image && (await check(image));
  if (!fault) return read;
  const line = read.status === 'changed' ? (read.post.lines.image ?? 1) : 1;
  return {
    status: 'bad',
    slug: read.slug,
    problems: [{ file: `posts/${read.slug}.md`, line, expected: `image: ${fault}` }],
  };
}

/** Looking at a master costs much; one that pictures were made of is known to be good. */
function isMadeAmong(known: Map<string, KnownRow>, pictures: PostPictures) {
  const hashes = new Map([...known.values()].map(({ image_name, picture_hash }) => [image_name, picture_hash]));
  return async (name: string, hash: string) => hashes.get(name) === hash || (await pictures.isBuilt(name, hash));
}
