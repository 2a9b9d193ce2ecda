import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import type { PictureSource } from '@site/contracts/picture';
import { describePicture, pictureFiles } from '@site/pictures/make-picture';
import { masterHash } from '@site/pictures/picture-names';
import { masterEndings } from '@site/pictures/picture-problem';

interface SizedPicturesOptions {
  /** Folder of the masters. */
  masters: string;
  /** Where a service answers with the files: `/uploads/posts/`. */
  address: string;
}

/**
 * Emits all sizes of every picture of a folder, for a service that serves them, into `pictures/`; `pictures/index.json` describes
 * them by stem. Names have the master's hash.
 *
 * @example
 * plugins: [new SizedPicturesPlugin({ masters: 'pictures', address: '/uploads/posts/' })]
 */
export class SizedPicturesPlugin {
  readonly #options: SizedPicturesOptions;
  /** While watching, made once: the service makes what is added later. */
  #made: Map<string, Buffer> | undefined;

  constructor(options: SizedPicturesOptions) {
    this.#options = options;
  }

  apply({ context, hooks, rspack }: Compiler) {
    const { RawSource } = rspack.sources;
    hooks.thisCompilation.tap(SizedPicturesPlugin.name, (compilation: Compilation) => {
      compilation.hooks.processAssets.tapPromise(SizedPicturesPlugin.name, async () => {
        this.#made ??= await makeAll({ ...this.#options, masters: path.join(context, this.#options.masters) });
        for (const [name, bytes] of this.#made) compilation.emitAsset(`pictures/${name}`, new RawSource(bytes));
      });
    });
  }
}

/** One after another: each holds a decoded master. */
async function makeAll({ masters, address }: SizedPicturesOptions): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const sources: Record<string, PictureSource> = {};
  const isMaster = (file: string) => masterEndings.includes(path.extname(file).slice(1));
  for (const file of (await readdir(masters)).filter(isMaster).sort()) {
    const master = await readFile(path.join(masters, file));
    const stem = `${address}${path.parse(file).name}-${masterHash(master)}`;
    const source = await describePicture(master, { file, stem });
    sources[source.stem] = source;
    for (const { name, make } of pictureFiles(master, source))
      files.set(path.posix.relative(address, name), await make());
  }
  return files.set('index.json', Buffer.from(JSON.stringify(sources)));
}
