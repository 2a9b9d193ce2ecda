import path from 'node:path';
import { serveCommands } from '@site/service/commands/command-socket';
import { type DatabaseOptions, openDatabase } from '@site/service/database/open-database';
import { connectionMetrics } from '@site/service/database/postgres';
import { createService } from '@site/service/http/create-service';
import { errorText } from '@site/service/process/system-errors';
import { prepareDataDir } from '@site/service/process/writable-folder';
import type { Monitoring } from '@site/service/settings/settings';
import type { FastifyBaseLogger, FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { type BlogCommands, blogCommands, socketFile } from './blog-commands.ts';
import { startContentImport } from './import/content-import.ts';
import { migrations } from './migrations.ts';
import { createPostPictures, type PictureOptions } from './pictures/post-pictures.ts';
import { uploadRoutes } from './pictures/upload-routes.ts';
import { feedRoutes } from './posts/feed-routes.ts';
import { postRoutes } from './posts/post-routes.ts';
import { readRevision } from './posts/publication.ts';
import { topicRoutes } from './posts/topic-routes.ts';
import { openPreviewLinks, previewCommand } from './preview/preview-links.ts';
import { previewPictures, previewRoutes } from './preview/preview-routes.ts';
import type { Tables } from './tables.ts';

/** The service's name, and the version of its API. */
export const serviceIdentity = { name: 'blog', version: '1.1' };

export interface BlogOptions extends Monitoring, PictureOptions, BlogDatabaseOptions {
  /** Where people write posts. */
  contentDir: string;
  /** The posts and masters of the service's version, which it imports when it starts. */
  delivered?: Pick<BlogOptions, 'contentDir' | 'picturesDir'>;
  isDevelopment?: boolean;
  /** Origin of the site, for the addresses in feeds. */
  siteUrl: string;
  /** Origin of the pages that call, if the service runs on another one. */
  pageOrigin?: string;
}

/** The posts service: imports the content folder, then answers from its database. */
export async function createBlogService(options: BlogOptions): Promise<FastifyInstance> {
  await prepareDataDir(options.dataDir);
  const database = await openBlogDatabase(options);
  const pictures = createPostPictures(options);
  const delivered = options.delivered && {
    contentDir: options.delivered.contentDir,
    pictures: createPostPictures({ ...options, ...options.delivered }),
    isDelivery: true,
  };
  const { siteUrl } = options;
  const links = await openPreviewLinks(database, siteUrl);
  const pictureOf = previewPictures(pictures, (err) => app.log.error({ err }, 'a picture for a preview failed'));
  let stopCommands = async () => {};
  let stopImport = async () => {};
  const app = await createService({
    ...options,
    ...serviceIdentity,
    isReady: async () => (await readRevision(database)) !== '',
    revision: () => readRevision(database),
    routes: async (service) => {
      await service.register(async (published) => {
        published.addHook('onRequest', cacheBriefly);
        published.addHook('onRequest', allowAllOrigins);
        await published.register(postRoutes(database));
        await published.register(topicRoutes(database));
        await published.register(feedRoutes(database, siteUrl));
      });
      await service.register(previewRoutes(links, { database, contentDir: options.contentDir, pictureOf }));
      await service.register(async (uploads) => {
        uploads.addHook('onRequest', allowAllOrigins);
        await uploads.register(uploadRoutes(pictures.read));
      });
    },
    close: async () => {
      pictures.stop();
      delivered?.pictures.stop();
      await stopCommands();
      await stopImport();
      await database.destroy();
    },
    report: (metrics) => connectionMetrics(database, metrics),
  });
  try {
    const contentImport = await startContentImport(database, { ...options, pictures, delivered }, app.log);
    stopImport = contentImport.stop;
    const preview = previewCommand(options.contentDir, links);
    stopCommands = await serveBlogCommands(options.dataDir, { preview, import: contentImport.importAll }, app.log);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

function serveBlogCommands(dataDir: string, commands: BlogCommands, log: FastifyBaseLogger) {
  return serveCommands(socketFile(dataDir), blogCommands, commands).catch((error: unknown) => {
    // Socket paths are limited (`maxAddressBytes`); a service in a deeper folder runs without commands.
    log.error(`The service takes no commands: ${errorText(error)}`);
    return async () => {};
  });
}

/**
 * Browsers revalidate each time: a new post shows at once, and an unchanged response costs only a 304. A shared cache may answer
 * for a second, which is also the maximum age of a page.
 */
const cacheBriefly: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'public, max-age=0, s-maxage=1');
};

/** Pages of other origins may show what is published, pictures too. */
const allowAllOrigins: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
};

interface BlogDatabaseOptions extends Pick<DatabaseOptions, 'onUnusable'> {
  dataDir: string;
  databaseUrl?: string;
}

function openBlogDatabase({ dataDir, databaseUrl, onUnusable }: BlogDatabaseOptions) {
  return openDatabase<Tables>({
    file: path.join(dataDir, 'blog.db'),
    url: databaseUrl,
    schema: 'blog',
    migrations,
    onUnusable,
  });
}
