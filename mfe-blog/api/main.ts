import { readEnvironment, serviceEnvironment } from '@site/shared/service/read-environment.ts';
import { runService } from '@site/shared/service/run-service.ts';
import * as v from 'valibot';
import { blogService } from './blog-service.ts';
import { findFolder } from './find-folder.ts';

void runService(async () => {
  const settings = readEnvironment({ ...serviceEnvironment, CONTENT_DIR: v.optional(v.string()), PICTURES_DIR: v.optional(v.string()) });
  const app = await blogService({
    dataDir: settings.DATA_DIR,
    contentDir: settings.CONTENT_DIR ?? findFolder('mfe-blog/content'),
    picturesDir: settings.PICTURES_DIR ?? findFolder('shared/pictures/masters'),
    databaseUrl: settings.DATABASE_URL,
    logLevel: settings.LOG_LEVEL,
  });
  return { name: 'blog', app, host: settings.HOST, port: settings.PORT };
});
