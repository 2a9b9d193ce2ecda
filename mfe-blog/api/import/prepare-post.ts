import type { PostRow } from '../tables.ts';
import { excerptOf } from './excerpt.ts';
import type { ChangedPost } from './read-posts.ts';
import { readingMinutes } from './reading-time.ts';

/** A post ready to be written, except for its picture, which is made later. */
export interface PreparedPost {
  row: Omit<PostRow, 'picture' | 'picture_hash' | 'position'>;
  description: string;
  /** It is stored already, but with another time or other topics, so its positions are no longer right. */
  hasMoved: boolean;
}

type Place = Pick<PostRow, 'published' | 'categories' | 'tags'>;

export function preparePost(
  { slug, hash, front, description }: Omit<ChangedPost, 'lines'>,
  known: Place | undefined,
): PreparedPost {
  const row = {
    slug,
    title: front.title,
    summary: front.summary,
    excerpt: excerptOf(front.summary),
    published: front.published,
    updated: front.updated ?? front.published,
    reading_minutes: readingMinutes(description),
    categories: JSON.stringify(front.categories),
    tags: JSON.stringify(front.tags),
    image_name: front.image,
    image_alt: front.imageAlt,
    image_crop: front.imageCrop ?? '',
    content_hash: hash,
  };
  return { row, description, hasMoved: known !== undefined && !isSamePlace(known, row) };
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.published === other.published && one.categories === other.categories && one.tags === other.tags;
}
