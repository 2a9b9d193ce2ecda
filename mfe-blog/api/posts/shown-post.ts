import type { PostImage, PostSummary } from '../../contract/posts.ts';
import type { PostRow } from '../tables.ts';

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
  ...(['posts.categories', 'posts.picture', 'posts.image_alt'] as const),
];

type ShownRow = Pick<
  PostRow,
  'slug' | 'title' | 'published' | 'updated' | 'reading_minutes' | 'categories' | 'picture' | 'image_alt'
>;

export function summaryOf(row: ShownRow & Pick<PostRow, 'excerpt'>): PostSummary {
  return { ...shownOf(row), content: row.excerpt };
}

/** What lists and pages show of a post alike. */
export function shownOf({
  slug,
  title,
  published,
  updated,
  reading_minutes: readingMinutes,
  categories,
  picture,
  image_alt: alt,
}: ShownRow) {
  const image: PostImage | null = picture === null ? null : { source: JSON.parse(picture), alt };
  const featuredImage = image && featuredPath(image);
  return {
    slug,
    title,
    published,
    updated,
    readingMinutes,
    image,
    featuredImage,
    categories: namesOf(categories).map((categoryName) => ({ categoryName })),
  };
}

/** Written by the import as a JSON array of checked names. */
export function namesOf(json: string): string[] {
  return JSON.parse(json);
}

function featuredPath({ source }: PostImage): string {
  return `${source.stem.replace('/uploads/', '')}-${source.width}.webp`;
}
