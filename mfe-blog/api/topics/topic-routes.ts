import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/create-service';
import * as v from 'valibot';
import { listQuery, pageQuery } from '../../contract/list-query.ts';
import { topicKinds } from '../../contract/topics.ts';
import type { AddressRepository } from '../addresses/address-repository.ts';
import { askAgain } from '../no-cache.ts';
import type { TopicRepository } from './topic-repository.ts';

// More would be a wall of words on a page.
const MOST_TOPICS = 30;

const slugParams = v.object({ slug: v.string() });

export function topicRoutes(topics: TopicRepository, addresses: AddressRepository): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', askAgain);

    app.get('/api/v1/blogsList/topics', async () => ({ status: 'success', data: await topics.mostUsed(MOST_TOPICS) }));

    for (const kind of topicKinds) {
      app.get(
        `/api/v1/blogsList/${kind}/:slug`,
        { schema: { params: slugParams, querystring: listQuery } },
        async (request, reply) => {
          const { page, limit } = request.query;
          const found = await topics.list(kind, request.params.slug, page, limit);
          if (!found) return reply.code(404).send(failure('topic_not_found', `There is no ${kind} at this address.`));
          return { status: 'success', data: found.posts, total: found.topic.posts, page, limit, topic: found.topic };
        },
      );
    }

    app.get('/api/v1/blogsList/addresses', { schema: { querystring: pageQuery } }, async (request, reply) => {
      const { page } = request.query;
      const found = await addresses.list(page);
      if (!found) return reply.code(404).send(failure('page_not_found', 'The list of addresses is shorter than that.'));
      return { status: 'success', data: found.addresses, page, pages: found.pages };
    });
  };
}
