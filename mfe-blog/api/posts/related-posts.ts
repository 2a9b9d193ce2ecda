import type { Kysely } from 'kysely';
import type { PostSummary } from '../../contract/posts.ts';
import { namesOf, type PostRow, type PostTopicRow, type Tables, topicKey } from '../tables.ts';
import { summaryColumns, summaryOf } from './shown-post.ts';

const maxRelated = 3;
// Only the newest of each topic are candidates, so that a topic of 10,000 posts costs no more than one of ten.
const newestPerTopic = 8;
// A shared tag says more than a shared category, because fewer posts have it.
const weights = { category: 1, tag: 2 } as const;

/** The posts that share the most topics with this one, the newer first among equals; none of `except`. */
export async function findRelated(
  database: Kysely<Tables>,
  post: Pick<PostRow, 'categories' | 'tags'>,
  except: (string | undefined)[],
): Promise<PostSummary[]> {
  const topics = [
    ...namesOf(post.categories).map((name) => topicKey('category', name)),
    ...namesOf(post.tags).map((name) => topicKey('tag', name)),
  ];
  const nearest = rank((await readNewest(database, topics)).filter((row) => !except.includes(row.post)));
  if (nearest.length === 0) return [];
  const rows = await database.selectFrom('posts').select(summaryColumns).where('slug', 'in', nearest).execute();
  return nearest.flatMap((slug) => rows.filter((row) => row.slug === slug)).map(summaryOf);
}

type Candidate = Pick<PostTopicRow, 'topic' | 'post' | 'published'>;

async function readNewest(database: Kysely<Tables>, names: string[]): Promise<Candidate[]> {
  const topics = await database
    .selectFrom('topics')
    .select(['topic', 'posts'])
    .where('topic', 'in', names)
    .where('posts', '>', 0)
    .execute();
  if (topics.length === 0) return [];
  // Bounds as plain numbers: with a join of the two tables PostgreSQL's planner would expect far too many rows.
  return database
    .selectFrom('post_topics')
    .select(['topic', 'post', 'published'])
    .where((where) =>
      where.or(
        topics.map(({ topic, posts }) =>
          where.and([where('topic', '=', topic), where('position', '>', posts - newestPerTopic)]),
        ),
      ),
    )
    .execute();
}

function rank(candidates: Candidate[]): string[] {
  const found = new Map<string, { score: number; published: string }>();
  for (const { topic, post, published } of candidates) {
    const weight = topic.startsWith('tag/') ? weights.tag : weights.category;
    found.set(post, { score: (found.get(post)?.score ?? 0) + weight, published });
  }
  const isBefore = (
    [, one]: [string, { score: number; published: string }],
    [, other]: [string, { score: number; published: string }],
  ) => other.score - one.score || other.published.localeCompare(one.published);
  return [...found]
    .sort(isBefore)
    .slice(0, maxRelated)
    .map(([slug]) => slug);
}
