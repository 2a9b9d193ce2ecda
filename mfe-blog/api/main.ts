import { readPageOrigin } from '@site/shared/service/cross-origin.ts';
import { runService } from '@site/shared/service/run-service.ts';
import { readSettings } from '@site/shared/service/settings.ts';
import { blogService } from './blog-service.ts';
import { findFolder } from './find-folder.ts';

void runService(async () => {
  const settings = readSettings(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'SITE_URL', 'LOG_LEVEL', 'CONTENT_DIR', 'PICTURES_DIR']);
  const app = await blogService({
    dataDir: settings.DATA_DIR,
    contentDir: settings.CONTENT_DIR ?? findFolder('mfe-blog/content'),
    picturesDir: settings.PICTURES_DIR ?? findFolder('shared/pictures/masters'),
    databaseUrl: settings.DATABASE_URL,
    siteUrl: settings.SITE_URL,
    pageOrigin: readPageOrigin(),
    logLevel: settings.LOG_LEVEL,
  });
  return { name: 'blog', app, host: settings.HOST, port: settings.PORT };
});
