import path from 'node:path';
import { runService } from '@site/service/run/run-service';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { createBlogService, serviceIdentity } from './blog-service.ts';
import { pictureProcess } from './pictures/make-picture.ts';
import { readBlogSettings } from './settings.ts';

void runService(() => {
  const { PORT: port, HOST: host } = readSettings(siteSettings, ['PORT', 'HOST']);
  const makePicture = pictureProcess(path.join(import.meta.dirname, 'make-picture.mjs'));
  const options = { ...readBlogSettings(), makePicture };
  return {
    ...serviceIdentity,
    host,
    port,
    monitoring: options,
    open: (onUnusable) => createBlogService({ ...options, onUnusable }),
  };
});
