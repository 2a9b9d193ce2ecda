import type { StoredPicture } from '../pictures/post-pictures.ts';
import type { Database, PostRow, Tables } from '../tables.ts';
import { inChunks } from './write-posts.ts';

type DeliveredPost = Tables['delivered_posts'];

/** The posts that the last version brought, by slug. */
export async function readDelivered(database: Database): Promise<Map<string, DeliveredPost>> {
  const rows = await database.selectFrom('delivered_posts').selectAll().execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

/** A post of this version with its picture, as the next version is compared with it. */
export function deliveredPost(
  { slug, content_hash, image_name }: Pick<PostRow, 'slug' | 'content_hash' | 'image_name'>,
  pictures: Map<string, StoredPicture | undefined>,
): DeliveredPost {
  return { slug, content_hash, picture_hash: pictures.get(image_name)?.hash ?? '' };
}

/** Whether the version before had the same post with the same picture. */
export function isSame(post: DeliveredPost, delivered: Map<string, DeliveredPost> | undefined): boolean {
  const before = delivered?.get(post.slug);
  return before?.content_hash === post.content_hash && before.picture_hash === post.picture_hash;
}

/** Notes what a version has brought, and forgets what it no longer has. */
export async function writeDelivered(
  transaction: Database,
  { brought, removed }: { brought: DeliveredPost[]; removed: string[] },
): Promise<void> {
  for (const slugs of inChunks([...removed, ...brought.map(({ slug }) => slug)]))
    await transaction.deleteFrom('delivered_posts').where('slug', 'in', slugs).execute();
  for (const rows of inChunks(brought)) await transaction.insertInto('delivered_posts').values(rows).execute();
}
