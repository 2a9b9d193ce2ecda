import path from 'node:path';
import { runService } from '@site/service/run-service';
import { readMonitoring, readPageOrigin, readSettings, siteSettings } from '@site/service/settings';
import { type BlogOptions, createBlogService, serviceIdentity } from './blog-service.ts';
import { pictureProcess } from './pictures/make-picture.ts';
import { contentFolders, picturesBucket, readBlogSettings } from './settings.ts';

void runService(() => {
  const { PORT: port, HOST: host, NODE_ENV } = readSettings(siteSettings, ['PORT', 'HOST', 'NODE_ENV']);
  const settings = readBlogSettings();
  const options: BlogOptions = {
    dataDir: settings.DATA_DIR,
    ...contentFolders(settings),
    makePicture: pictureProcess(path.join(import.meta.dirname, 'make-picture.mjs')),
    picturesBucket: picturesBucket(settings),
    isDevelopment: NODE_ENV === 'development',
    databaseUrl: settings.DATABASE_URL,
    siteUrl: settings.SITE_URL,
    pageOrigin: readPageOrigin(),
    ...readMonitoring(),
  };
  return {
    ...serviceIdentity,
    host,
    port,
    watched: options,
    open: (onUnusable) => createBlogService({ ...options, onUnusable }),
  };
});
