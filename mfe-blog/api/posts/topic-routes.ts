import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/http/create-service';
import * as v from 'valibot';
import { topicQuery } from '../../contract/list-query.ts';
import { maxTopics, topicKinds } from '../../contract/topics.ts';
import type { Database } from '../tables.ts';
import * as topics from './topic-repository.ts';

const slugParams = v.object({ slug: v.string() });

export function topicRoutes(database: Database): ServiceRoutes {
  return async (app) => {
    for (const kind of topicKinds) {
      app.get(
        `/api/v1/blogsList/${kind}/:slug`,
        { schema: { params: slugParams, querystring: topicQuery } },
        async (request, reply) => {
          const { page, limit } = request.query;
          const result = await topics.list(database, kind, request.params.slug, page, limit);
          if (!result) return reply.code(404).send(failure('topic_not_found', `There is no ${kind} at this address.`));
          const { posts: data, topic } = result;
          const categories = await topics.mostUsed(database, 'category', maxTopics);
          return { status: 'success', data, total: topic.posts, page, limit, topic, categories };
        },
      );
    }
  };
}
