import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { iconSvg, tileSvg } from '@site/brand/drawings';
import { contentHash } from '@site/build/output-files';
import { cachedCard } from '@site/pictures/make-picture';
import sharp from 'sharp';

/** Emits what represents the company outside its pages: icons drawn from its symbol, and the social card of pages without a picture. */
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

/** A drawing as PNG of this many pixels a side. */
export function iconPng(drawing: string, side: number): Promise<Buffer> {
  // Drawn large by its density; otherwise sharp would draw it small and enlarge that.
  return sharp(Buffer.from(drawing), { density: 600 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}

/** Several PNGs in one `.ico`, as browsers read it since Windows Vista. */
export function icoOf(pictures: { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + pictures.length * entryBytes;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** Size of one entry in the directory. */
const entryBytes = 16;
