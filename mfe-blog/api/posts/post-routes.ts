import { type Failure, failure } from '@site/contracts/envelope';
import type { AddressList } from '@site/contracts/part';
import type { SearchList } from '@site/contracts/search';
import type { ServiceRoutes } from '@site/service/http/create-service';
import * as v from 'valibot';
import { searchSource } from '../../contract/edge-sources.ts';
import { listQuery, pageQuery, recentPostCount } from '../../contract/list-query.ts';
import { postRenamed } from '../../contract/posts.ts';
import { maxTopics } from '../../contract/topics.ts';
import type { Database } from '../tables.ts';
import * as posts from './post-repository.ts';
import { countPublished } from './publication.ts';
import * as topics from './topic-repository.ts';

const slugParams = v.object({ slug: v.string() });

// A sitemap file may hold 50,000; a response of 5,000 is about 600 KB.
const addressesPerPage = 5000;

// Two posts a day for more than a year, about 350 KB as JSON; older posts are found by category and tag.
const maxSearched = 1000;
/** The newest come with their whole text: half a megabyte, which the edge reads only after a change. */
const maxTexts = 100;

export function postRoutes(database: Database): ServiceRoutes {
  return async (app) => {
    app.get('/api/v1/blogsList', { schema: { querystring: listQuery } }, async (request) => {
      const { page, limit } = request.query;
      const { posts: data, total } = await posts.list(database, page, limit);
      const categories = await topics.mostUsed(database, 'category', maxTopics);
      return { status: 'success', data, total, page, limit, categories };
    });

    app.get('/api/v1/blogsList/recent', async () => {
      const { posts: data } = await posts.list(database, 1, recentPostCount);
      return { status: 'success', data };
    });

    app.get('/api/v1/blogsBySlug/:slug', { schema: { params: slugParams } }, async (request, reply) => {
      const result = await posts.findBySlug(database, request.params.slug);
      if (!result) return reply.code(404).send(await missingPost(database, request.params.slug));
      const { post: data, ...around } = result;
      return { status: 'success', data, ...around };
    });

    // The addresses of all published posts, oldest first, for the sitemap; the first page has the topics too.
    app.get('/api/v1/blogsList/addresses', { schema: { querystring: pageQuery } }, async (request, reply) => {
      const { page } = request.query;
      const pages = Math.max(1, Math.ceil((await countPublished(database)) / addressesPerPage));
      if (page > pages)
        return reply.code(404).send(failure('page_not_found', 'The list of addresses is shorter than that.'));
      const ofTopics = page === 1 ? await topics.addresses(database) : [];
      const data = [...ofTopics, ...(await posts.addresses(database, page, addressesPerPage))];
      return { status: 'success', data, page, pages } satisfies AddressList & { page: number };
    });

    app.get(searchSource.path, async (): Promise<SearchList> => {
      const data = await posts.searchEntries(database, maxSearched, maxTexts);
      return { status: 'success', data };
    });
  };
}

/** A client that knows `post_renamed` goes on to the slug it names; for any other, it is a post that is not there. */
async function missingPost(database: Database, slug: string): Promise<Failure> {
  const renamed = await posts.findRenamed(database, slug);
  return renamed === undefined
    ? failure('post_not_found', 'There is no post at this address.')
    : failure(postRenamed, `This post is at /blogs/${renamed} now.`, { slug: renamed });
}
