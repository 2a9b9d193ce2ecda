import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/create-service';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { previewKey } from '../../contract/preview-key.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PreviewReader } from './read-preview.ts';

const slugParams = v.object({ slug: v.string() });
const tokenQuery = v.object({ [previewKey]: v.optional(v.string(), '') });
const schema = { params: slugParams, querystring: tokenQuery };

/** Posts as their files are now, for whoever has a signed link. To everyone else there is nothing at these addresses. */
export function previewRoutes(links: PreviewLinks, reader: PreviewReader): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get('/api/v1/blogsBySlug/:slug/preview', { schema }, async ({ params: { slug }, query }, reply) => {
      const until = links.read(query[previewKey] ?? '', slug);
      const data = until && (await reader.read(slug, until));
      return data ? { status: 'success', data } : answerMissing(reply);
    });

    app.get('/api/v1/blogsBySlug/:slug/preview/version', { schema }, async ({ params: { slug }, query }, reply) => {
      const version = links.read(query[previewKey] ?? '', slug) && (await reader.version(slug));
      return version ? { status: 'success', data: { version } } : answerMissing(reply);
    });
  };
}

function answerMissing(reply: FastifyReply) {
  return reply.code(404).send(failure('preview_not_found', 'There is no preview at this address.'));
}
