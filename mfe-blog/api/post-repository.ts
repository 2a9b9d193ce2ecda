import type { Kysely } from 'kysely';
import type { Post, PostImage, PostSummary } from '../contract/posts.ts';
import type { PostRow, Tables } from './tables.ts';

export interface PostRepository {
  /** Page `page` of the published posts, newest first, and how many there are in all. */
  list: (page: number, limit: number) => Promise<{ posts: PostSummary[]; total: number }>;
  findBySlug: (slug: string) => Promise<Post | undefined>;
  /** Empty until posts have been imported. */
  revision: () => Promise<string>;
}

export function postRepository(database: Kysely<Tables>): PostRepository {
  return {
    list: async (page, limit) => {
      const total = await countPublished(database);
      const newest = total - (page - 1) * limit;
      return { posts: await readRange(database, newest - limit, newest), total };
    },
    findBySlug: async (slug) => {
      const row = await database.selectFrom('posts').selectAll().where('slug', '=', slug).where('position', 'is not', null).executeTakeFirst();
      return row && postOf(row);
    },
    revision: async () => {
      const row = await database.selectFrom('content_state').select('value').where('name', '=', 'revision').executeTakeFirst();
      return row?.value ?? '';
    },
  };
}

// Positions have no gaps, so the highest is the number of posts; counting rows would read them all.
async function countPublished(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('posts')
    .select((select) => select.fn.max('position').as('total'))
    .executeTakeFirst();
  return row?.total ?? 0;
}

async function readRange(database: Kysely<Tables>, above: number, upTo: number): Promise<PostSummary[]> {
  const rows = await database
    .selectFrom('posts')
    .select(['slug', 'title', 'excerpt', 'published', 'categories', 'picture', 'image_alt'])
    .where('position', '>', above)
    .where('position', '<=', upTo)
    .orderBy('position', 'desc')
    .execute();
  return rows.map((row) => ({ ...shownOf(row), content: row.excerpt }));
}

function postOf(row: PostRow): Post {
  return {
    ...shownOf(row),
    summary: row.summary,
    description: row.description,
    tags: namesOf(row.tags).map((tagName) => ({ tagName })),
  };
}

type ShownRow = Pick<PostRow, 'slug' | 'title' | 'published' | 'categories' | 'picture' | 'image_alt'>;

function shownOf({ slug, title, published, categories, picture, image_alt }: ShownRow) {
  const image: PostImage | null = picture === null ? null : { source: JSON.parse(picture), alt: image_alt };
  const featuredImage = image && featuredPath(image);
  return { slug, title, published, image, featuredImage, categories: namesOf(categories).map((categoryName) => ({ categoryName })) };
}

function featuredPath({ source }: PostImage): string {
  return `${source.stem.replace('/uploads/', '')}-${source.width}.webp`;
}

// Written by the import as a JSON array of checked names.
function namesOf(json: string): string[] {
  return JSON.parse(json);
}
