import path from 'node:path';
import { runService } from '@site/service/http/run-service';
import { createBlogService, serviceIdentity } from './blog-service.ts';
import { pictureProcess } from './pictures/make-picture.ts';
import { readBlogSettings } from './settings.ts';

void runService(() => {
  const makePicture = pictureProcess(path.join(import.meta.dirname, 'make-picture.mjs'));
  const options = { ...readBlogSettings(), makePicture };
  return {
    ...serviceIdentity,
    monitoring: options,
    open: (onUnusable) => createBlogService({ ...options, onUnusable }),
  };
});
