import path from 'node:path';
import { openDatabase } from '@site/shared/database/open-database.ts';
import { createService } from '@site/shared/service/create-service.ts';
import { prepareDataDir } from '@site/shared/service/prepare-data-dir.ts';
import type { LogLevel } from '@site/shared/service/service-log.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { importPosts } from './import-posts.ts';
import { migrations } from './migrations.ts';
import { postRepository } from './post-repository.ts';
import { postRoutes } from './post-routes.ts';
import { startPublicationTimer } from './publication-timer.ts';
import type { Tables } from './tables.ts';
import { uploadRoutes } from './upload-routes.ts';

export interface BlogOptions {
  dataDir: string;
  contentDir: string;
  picturesDir: string;
  databaseUrl?: string | undefined;
  logLevel?: LogLevel;
}

/** The posts service: imports the content folder, then answers from its database. */
export async function blogService(options: BlogOptions): Promise<FastifyInstance> {
  await prepareDataDir(options.dataDir);
  const database = await openDatabase<Tables>({ file: path.join(options.dataDir, 'blog.db'), url: options.databaseUrl, migrations });
  const posts = postRepository(database);
  const uploadsDir = path.join(options.dataDir, 'uploads');
  let stopTimer = () => {};
  const app = await createService({
    name: 'blog',
    version: '1.0',
    isReady: async () => (await posts.revision()) !== '',
    revision: posts.revision,
    routes: async (service) => {
      await service.register(postRoutes(posts));
      await service.register(uploadRoutes(uploadsDir));
    },
    close: async () => {
      stopTimer();
      await database.destroy();
    },
    ...(options.logLevel && { logLevel: options.logLevel }),
  });
  try {
    await importKeepingOld(app, database, { ...options, uploadsDir });
  } catch (error) {
    await app.close();
    throw error;
  }
  stopTimer = startPublicationTimer(database, (error) => app.log.error({ fault: String(error) }, 'publishing failed'));
  return app;
}

// Content that was good yesterday is better than no blog, so a faulty file stops only a service that has nothing to show yet.
async function importKeepingOld(app: FastifyInstance, database: Kysely<Tables>, options: BlogOptions & { uploadsDir: string }) {
  try {
    const onMissingPicture = (name: string) => app.log.info(`picture ${name}.webp is missing; its posts show the fallback`);
    const imported = await importPosts(database, { ...options, now: new Date(), onMissingPicture });
    app.log.info(imported, 'posts imported');
  } catch (error) {
    const { revision } = postRepository(database);
    if ((await revision()) === '') throw error;
    app.log.error(`${error instanceof Error ? error.message : String(error)}\nThe posts of the last good import stay.`);
  }
}
