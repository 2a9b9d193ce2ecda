import type { ServiceRoutes } from '@site/service/create-service';
import { atomFeed, rssFeed } from '../../contract/feeds.ts';
import { askAgain } from '../no-cache.ts';
import type { PostRepository } from '../posts/post-repository.ts';
import { atomXml, rssXml } from './feed-xml.ts';

/** A reader who asks once a week misses none at two posts a day. */
const POSTS_A_FEED = 20;

export function feedRoutes(posts: PostRepository, siteUrl: string): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', askAgain);

    for (const [{ path, type }, write] of [[rssFeed, rssXml] as const, [atomFeed, atomXml] as const]) {
      app.get(path, async (_request, reply) => {
        const { posts: newest } = await posts.list(1, POSTS_A_FEED);
        return reply.type(`${type}; charset=utf-8`).send(write(siteUrl, newest));
      });
    }
  };
}
