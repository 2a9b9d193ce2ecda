import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/create-service';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { topicQuery } from '../../contract/list-query.ts';
import type { PostSummary } from '../../contract/posts.ts';
import { maxTopics, type Topic, type TopicKind, topicKinds } from '../../contract/topics.ts';
import { isSlug, type Tables, type TopicRow } from '../tables.ts';
import { summaryOf } from './post-repository.ts';
import { currentTime, newestPosts, publishedTopics } from './publication.ts';

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
        ? await publishedTopics(database).where('topics.topic', '=', `${kind}/${slug}`).executeTakeFirst()
        : undefined;
      if (!row) return undefined;
      // Sorting the whole rows of a large topic would take twenty times as long as sorting their slugs.
      const slugs = database
        .selectFrom('post_topics')
        .select('post')
        .where('topic', '=', row.topic)
        .where('published', '<=', currentTime())
        .orderBy('published', 'desc')
        .orderBy('post', 'desc')
        .limit(limit)
        .offset((page - 1) * limit);
      const posts = await newestPosts(database).selectAll().where('slug', 'in', slugs).execute();
      return { topic: topicOf(row), posts: posts.map(summaryOf) };
    },
    /** At most `max` of each kind, the most used first. */
    mostUsed: async (max: number): Promise<{ categories: Topic[]; tags: Topic[] }> => ({
      categories: await readMostUsed(database, 'category', max),
      tags: await readMostUsed(database, 'tag', max),
    }),
  };
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

function topicOf({ topic, kind, name, posts }: TopicRow & Pick<Topic, 'posts'>): Topic {
  return { kind, slug: topic.slice(kind.length + 1), name, posts };
}
