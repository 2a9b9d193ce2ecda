import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/create-service';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { topicQuery } from '../../contract/list-query.ts';
import type { PostSummary } from '../../contract/posts.ts';
import { type Topic, type TopicKind, topicKinds } from '../../contract/topics.ts';
import { isSlug, type Tables, type TopicRow } from '../tables.ts';
import { summaryOf } from './post-repository.ts';

// More would be a wall of text on a page.
const maxTopics = 30;

const slugParams = v.object({ slug: v.string() });

export function topicRoutes(topics: TopicRepository): ServiceRoutes {
  return async (app) => {
    app.get('/api/v1/blogsList/topics', async () => ({ status: 'success', data: await topics.mostUsed(maxTopics) }));

    for (const kind of topicKinds) {
      app.get(
        `/api/v1/blogsList/${kind}/:slug`,
        { schema: { params: slugParams, querystring: topicQuery } },
        async (request, reply) => {
          const { page, limit } = request.query;
          const found = await topics.list(kind, request.params.slug, page, limit);
          if (!found) return reply.code(404).send(failure('topic_not_found', `There is no ${kind} at this address.`));
          return { status: 'success', data: found.posts, total: found.topic.posts, page, limit, topic: found.topic };
        },
      );
    }
  };
}

type TopicRepository = ReturnType<typeof createTopicRepository>;

/** Topics that have published posts. */
export function createTopicRepository(database: Kysely<Tables>) {
  return {
    /** One page of the topic's posts, newest first. */
    async list(
      kind: TopicKind,
      slug: string,
      page: number,
      limit: number,
    ): Promise<{ topic: Topic; posts: PostSummary[] } | undefined> {
      const row = isSlug(slug)
        ? await publishedTopics(database).where('topic', '=', `${kind}/${slug}`).executeTakeFirst()
        : undefined;
      if (!row) return undefined;
      const newest = row.posts - (page - 1) * limit;
      return { topic: topicOf(row), posts: await readRange(database, row.topic, newest - limit, newest) };
    },
    /** At most `max` of each kind, the most used first. */
    mostUsed: async (max: number): Promise<{ categories: Topic[]; tags: Topic[] }> => ({
      categories: await readMostUsed(database, 'category', max),
      tags: await readMostUsed(database, 'tag', max),
    }),
  };
}

function publishedTopics(database: Kysely<Tables>) {
  return database.selectFrom('topics').selectAll().where('posts', '>', 0);
}

async function readMostUsed(database: Kysely<Tables>, kind: TopicKind, max: number): Promise<Topic[]> {
  const rows = await publishedTopics(database)
    .where('kind', '=', kind)
    .orderBy('posts', 'desc')
    .orderBy('name')
    .limit(max)
    .execute();
  return rows.map(topicOf);
}

async function readRange(database: Kysely<Tables>, topic: string, above: number, upTo: number): Promise<PostSummary[]> {
  const rows = await database
    .selectFrom('post_topics')
    .innerJoin('posts', 'posts.slug', 'post_topics.post')
    .selectAll('posts')
    .where('post_topics.topic', '=', topic)
    .where('post_topics.position', '>', above)
    .where('post_topics.position', '<=', upTo)
    .orderBy('post_topics.position', 'desc')
    .execute();
  return rows.map(summaryOf);
}

function topicOf({ topic, kind, name, posts }: TopicRow): Topic {
  return { kind, slug: topic.slice(kind.length + 1), name, posts };
}
