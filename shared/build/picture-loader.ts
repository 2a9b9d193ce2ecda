import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { describePicture, pictureFiles } from '@site/pictures/make-picture';

/** Turns `import picture from './x.webp'` into a `PictureSource`; the browser build also emits the files. */
export default async function pictureLoader(this: LoaderContext<{ emits: boolean }>, master: Buffer) {
  const done = this.async();
  try {
    const source = await describePicture(master, `pictures/${path.basename(this.resourcePath, '.webp')}`);
    if (this.getOptions().emits)
      await Promise.all(pictureFiles(master, source).map(async ({ name, make }) => this.emitFile(name, await make())));
    done(null, `export default ${JSON.stringify(source)};`);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

export const raw = true;
