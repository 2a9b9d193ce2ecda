import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/create-service';
import * as v from 'valibot';
import { listQuery, recentPostCount } from '../../contract/list-query.ts';
import type { PostRepository } from './post-repository.ts';

const slugParams = v.object({ slug: v.string() });

export function postRoutes(posts: PostRepository): ServiceRoutes {
  return async (app) => {
    app.get('/api/v1/blogsList', { schema: { querystring: listQuery } }, async (request) => {
      const { page, limit } = request.query;
      const { posts: data, total } = await posts.list(page, limit);
      return { status: 'success', data, total, page, limit };
    });

    app.get('/api/v1/blogsList/recent', async () => {
      const { posts: data } = await posts.list(1, recentPostCount);
      return { status: 'success', data };
    });

    app.get('/api/v1/blogsBySlug/:slug', { schema: { params: slugParams } }, async (request, reply) => {
      const found = await posts.findBySlug(request.params.slug);
      if (!found) return reply.code(404).send(failure('post_not_found', 'There is no post at this address.'));
      const { post: data, ...around } = found;
      return { status: 'success', data, ...around };
    });
  };
}
