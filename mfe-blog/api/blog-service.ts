import path from 'node:path';
import { createService } from '@site/service/create-service';
import { connectionMetrics } from '@site/service/database/connection-counts';
import { type DatabaseOptions, openDatabase } from '@site/service/database/open-database';
import { prepareDataDir } from '@site/service/prepare-data-dir';
import { type Watched, watchedOf } from '@site/service/watched';
import type { FastifyInstance } from 'fastify';
import { addressRepository } from './addresses/address-repository.ts';
import { addressRoutes } from './addresses/address-routes.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { contentImport } from './import/content-import.ts';
import { migrations } from './migrations.ts';
import { openPictures, type PicturePlaces } from './pictures/open-pictures.ts';
import { postRepository } from './posts/post-repository.ts';
import { postRoutes } from './posts/post-routes.ts';
import { previewCommand } from './preview/preview-command.ts';
import { openPreviewLinks } from './preview/preview-links.ts';
import { previewPictures } from './preview/preview-pictures.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { previewReader } from './preview/read-preview.ts';
import { readSearched } from './search/search-repository.ts';
import { searchRoutes } from './search/search-routes.ts';
import type { Tables } from './tables.ts';
import { topicRepository } from './topics/topic-repository.ts';
import { topicRoutes } from './topics/topic-routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

/** What the service calls itself, and the version of its API. */
export const api = { name: 'blog', version: '1.1' };

export interface BlogOptions extends Watched, Omit<PicturePlaces, 'signal'>, Pick<DatabaseOptions, 'onUnusable'> {
  contentDir: string;
  isDevelopment?: boolean | undefined;
  databaseUrl?: string | undefined;
  /** Origin of the site, for the addresses in feeds. */
  siteUrl?: string | undefined;
  /** Origin of the pages that call, if the service runs on another one. */
  pageOrigin?: string | undefined;
}

/** The posts service: imports the content folder, then answers from its database. */
export async function blogService(options: BlogOptions): Promise<FastifyInstance> {
  await prepareDataDir(options.dataDir);
  const database = await openDatabase<Tables>({
    file: path.join(options.dataDir, 'blog.db'),
    url: options.databaseUrl,
    schema: 'blog',
    migrations,
    onUnusable: options.onUnusable,
  });
  const posts = postRepository(database);
  const stopping = new AbortController();
  const { store, pictures } = openPictures({ ...options, signal: stopping.signal });
  const siteUrl = options.siteUrl ?? 'http://localhost:8080';
  const links = await openPreviewLinks(database, siteUrl);
  const pictureOf = previewPictures(pictures, (error) => app.log.error({ fault: String(error) }));
  let imported = async () => {};
  const app = await createService({
    ...api,
    pageOrigin: options.pageOrigin,
    isReady: async () => (await posts.revision()) !== '',
    revision: posts.revision,
    routes: async (service) => {
      await service.register(postRoutes(posts));
      const reader = previewReader({ database, contentDir: options.contentDir, pictureOf });
      await service.register(previewRoutes(links, reader));
      await service.register(topicRoutes(topicRepository(database)));
      await service.register(addressRoutes(addressRepository(database)));
      await service.register(feedRoutes(posts, siteUrl));
      await service.register(searchRoutes({ read: () => readSearched(database), revision: posts.revision }));
      await service.register(uploadRoutes(store.read));
    },
    close: async () => {
      stopping.abort();
      await imported();
      await database.destroy();
    },
    report: (metrics) => connectionMetrics(database, metrics),
    ...watchedOf(options),
  });
  try {
    const commands = { preview: previewCommand(options.contentDir, links) };
    imported = await contentImport(database, { ...options, pictures }, app.log, stopping.signal, commands);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
