import { imageCrops } from '../../contract/image-crops.ts';
import type { PostImage, PostSummary } from '../../contract/posts.ts';
import { topicSlug } from '../../contract/topics.ts';
import { namesOf, type PostRow } from '../tables.ts';

/** Columns of a post in a list. */
export const summaryColumns = [
  ...([
    'posts.slug',
    'posts.title',
    'posts.excerpt',
    'posts.published',
    'posts.updated',
    'posts.reading_minutes',
  ] as const),
  ...(['posts.categories', 'posts.picture', 'posts.image_alt', 'posts.image_crop'] as const),
];

type ShownRow = Pick<
  PostRow,
  'slug' | 'title' | 'published' | 'updated' | 'reading_minutes' | 'categories' | 'picture' | 'image_alt' | 'image_crop'
>;

export function summaryOf(row: ShownRow & Pick<PostRow, 'excerpt'>): PostSummary {
  return { ...sharedFieldsOf(row), content: row.excerpt };
}

/** The fields that a post has both in lists and on its own page. */
export function sharedFieldsOf({
  slug,
  title,
  published,
  updated,
  reading_minutes: readingMinutes,
  categories,
  picture,
  image_alt: alt,
  image_crop,
}: ShownRow) {
  const crop = imageCrops.find((one) => one === image_crop);
  const image: PostImage | null = picture === null ? null : { source: JSON.parse(picture), alt, ...(crop && { crop }) };
  const featuredImage = image && featuredPath(image);
  return {
    slug,
    title,
    published,
    updated,
    readingMinutes,
    image,
    featuredImage,
    categories: namesOf(categories).map((categoryName) => ({ categoryName, slug: topicSlug(categoryName) })),
  };
}

function featuredPath({ source }: PostImage): string {
  return `${source.stem.replace('/uploads/', '')}-${source.width}.webp`;
}
