import { readPageOrigin } from '@site/service/cross-origin';
import { runService } from '@site/service/run-service';
import { readSettings, siteSettings } from '@site/service/settings';
import { readWatched } from '@site/service/watched';
import { blogService } from './blog-service.ts';
import { findFolder } from './find-folder.ts';
import { readBlogSettings } from './settings.ts';

void runService(async () => {
  const { PORT: port, HOST: host } = readSettings(siteSettings, ['PORT', 'HOST']);
  const settings = readBlogSettings();
  const app = await blogService({
    dataDir: settings.DATA_DIR,
    contentDir: settings.CONTENT_DIR ?? findFolder('mfe-blog/content'),
    picturesDir: settings.PICTURES_DIR ?? findFolder('mfe-blog/pictures'),
    databaseUrl: settings.DATABASE_URL,
    siteUrl: settings.SITE_URL,
    pageOrigin: readPageOrigin(),
    ...readWatched(),
  });
  return { name: 'blog', app, host, port };
});
