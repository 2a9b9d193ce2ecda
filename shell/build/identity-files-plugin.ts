import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { iconSvg, tileSvg } from '@site/brand/drawings';
import { contentHash } from '@site/build/output-files';
import { cachedCard } from '@site/pictures/make-picture';
import { iconPng, icoOf } from './icon-file.ts';

/** Emits what shows the company outside its pages: icons drawn from its symbol, and the social card of pages without a picture. */
export class IdentityFilesPlugin {
  readonly #master: string;

  constructor(master: string) {
    this.#master = master;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IdentityFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('IdentityFilesPlugin', async () => {
        for (const [name, bytes] of await identityFiles(this.#master))
          compilation.emitAsset(hashedName(name, bytes), new rspack.sources.RawSource(bytes));
      });
    });
  }
}

function hashedName(file: string, bytes: Buffer): string {
  const { name, ext } = path.parse(file);
  return `${name}.${contentHash(bytes)}${ext}`;
}

/** Platforms crop maskable icons to their own shape, but never inside a circle of 80 % of the side. */
const maskable = tileSvg(0.56);
const tile = tileSvg(0.72, 0.2);

async function identityFiles(master: string): Promise<[name: string, bytes: Buffer][]> {
  const small = await Promise.all(
    [16, 32, 48].map(async (side) => ({ side, png: await iconPng(tileSvg(0.84, 0.18), side) })),
  );
  return [
    ['icon.svg', Buffer.from(iconSvg())],
    ['favicon.ico', icoOf(small)],
    // Square: the platform rounds its corners.
    ['apple-touch-icon.png', await iconPng(tileSvg(0.66), 180)],
    ['icon-192.png', await iconPng(tile, 192)],
    ['icon-512.png', await iconPng(tile, 512)],
    ['icon-maskable-192.png', await iconPng(maskable, 192)],
    ['icon-maskable-512.png', await iconPng(maskable, 512)],
    ['site-card.jpg', await cachedCard(await readFile(master))],
  ];
}
