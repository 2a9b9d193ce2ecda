import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { describePicture, pictureFiles } from '@site/pictures/make-picture';
import { contentHash } from './output-files.ts';

/** The part of Rspack's context that the loader uses. */
type PictureContext = Pick<LoaderContext<{ emits: boolean }>, 'resourcePath' | 'async' | 'getOptions' | 'emitFile'>;

/** Turns `import picture from './x.jpg'` into a `PictureSource`; the browser build also emits the files. */
export default async function pictureLoader(this: PictureContext, master: Buffer) {
  const done = this.async();
  try {
    const described = await describePicture(master, {
      file: this.resourcePath,
      stem: path.parse(this.resourcePath).name,
    });
    const files = await Promise.all(
      pictureFiles(master, described).map(async ({ name, make }) => ({ name, bytes: await make() })),
    );
    // A hash of the result, not of the master: another processor or encoder may produce other bytes.
    const stem = `pictures/${described.stem}-${contentHash(...files.map(({ bytes }) => bytes))}`;
    const source = { ...described, stem };
    if (this.getOptions().emits)
      for (const { name, bytes } of files) this.emitFile(stem + name.slice(described.stem.length), bytes);
    done(null, `export default ${JSON.stringify(source)};`);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

export const raw = true;
