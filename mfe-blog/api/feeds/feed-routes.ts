import type { ServiceRoutes } from '@site/service/create-service';
import { atomFeed, rssFeed } from '../../contract/feeds.ts';
import { cacheBriefly } from '../cache-briefly.ts';
import type { PostRepository } from '../posts/post-repository.ts';
import { atomXml, rssXml } from './feed-xml.ts';

// At two posts a day, a reader that asks once a week misses none.
const postsPerFeed = 20;

export function feedRoutes(posts: PostRepository, siteUrl: string): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', cacheBriefly);

    for (const [{ path, type }, write] of [[rssFeed, rssXml] as const, [atomFeed, atomXml] as const]) {
      app.get(path, async (_request, reply) => {
        const { posts: newest } = await posts.list(1, postsPerFeed);
        return reply.type(`${type}; charset=utf-8`).send(write(siteUrl, newest));
      });
    }
  };
}
