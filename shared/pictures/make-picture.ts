import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PictureSource, socialCardSize } from '@site/contracts/picture';
import sharp, { type Sharp } from 'sharp';
import { dominantColour } from './dominant-colour.ts';
import { openMaster } from './open-master.ts';
import { cardName, formats } from './picture-names.ts';
import { pictureProblem, replaceMaster } from './picture-problem.ts';
import { cardRecipe, socialCard } from './social-card.ts';

/** In pixels. A master narrower than the last is offered in its own width too. */
const standardWidths = [200, 400, 800, 1200, 1600];

const encoders = {
  // Half the time that the next effort (AVIF) or the default (WebP) takes, for files that are at most 5 % larger.
  avif: (width: number, master: Sharp) => master.resize(width).avif({ quality: 50, effort: 1 }).toBuffer(),
  webp: (width: number, master: Sharp) => master.resize(width).webp({ quality: 78, effort: 2 }).toBuffer(),
};

// The bytes of an AVIF file depend on the number of encoder threads, so versions would differ by the cores of the build
// machine. Encoding several pictures at a time keeps all cores busy as well.
sharp.concurrency(1);

/** What a file depends on besides its master: another version of sharp may write other bytes. */
const recipe = [...Object.values(encoders), openMaster, sharp.versions.sharp].join();

interface PictureFile {
  /** `{stem}-{width}.{format}` or `{stem}-card.jpg` */
  name: string;
  make: () => Promise<Buffer>;
}

/** Switches off caches between pictures, for a process that shares its machine. Otherwise twelve pictures take 320 MB. */
export function saveMemory() {
  sharp.cache(false);
}

interface MasterPlace {
  /** The master's own file, for messages. */
  file: string;
  /** As in `PictureSource`. */
  stem: string;
}

/**
 * Describes a master picture as pages show it. Throws one sentence, which names the file, if no pictures can be made of it.
 * @example
 * const source = await describePicture(await readFile('roof.jpg'), { file: 'roof.jpg', stem: 'roof-3f9a1c20' });
 */
export async function describePicture(master: Buffer, { file, stem }: MasterPlace): Promise<PictureSource> {
  const problem = await pictureProblem(master, file);
  if (problem) throw new Error(problem);
  // Decodes all of it: even with a good header, the rest may be missing.
  const colour = await dominantColour(master).catch((error: unknown) => {
    throw new Error(replaceMaster(file, 'is damaged'), { cause: error });
  });
  const { autoOrient: size } = await sharp(master).metadata();
  const width = Math.min(size.width, Math.max(...standardWidths));
  const widths = [...standardWidths.filter((step) => step < width), width];
  return { stem, widths, width, height: Math.round((size.height * width) / size.width), colour };
}

/** The files of a picture: two for each width, and a card. Making one takes up to a second unless it is cached. */
export function pictureFiles(master: Buffer, { stem, widths, width: full }: PictureSource): PictureFile[] {
  const sizes = widths.flatMap((width) =>
    formats.map((format) => ({
      name: `${stem}-${width}.${format}`,
      make: () => cached(master, `${width}.${format}`, async () => encoders[format](width, await openMaster(master))),
    })),
  );
  return full < socialCardSize.picture ? sizes : [...sizes, { name: cardName(stem), make: () => cachedCard(master) }];
}

/** The social card of a picture, from the cache if possible. */
export function cachedCard(master: Buffer): Promise<Buffer> {
  return cached(master, cardRecipe, () => socialCard(master));
}

/** One cache for all parts of a checkout, whether a build runs in a part's folder or above it. */
const cacheFolder = path.join(checkoutAbove(process.cwd()), 'node_modules/.cache/pictures');

/** Files being made: browser and server builds ask for the same ones at the same time. */
const pending = new Map<string, Promise<Buffer>>();

/** Cached by master and encoder, so that the next build or start does not make the same picture again. */
function cached(master: Buffer, variant: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256').update(recipe).update(variant).update(master).digest('hex');
  const running = pending.get(key);
  if (running) return running;
  const file = readOrMake(path.join(cacheFolder, key), make).finally(() => pending.delete(key));
  pending.set(key, file);
  return file;
}

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await readFile(file).catch(() => undefined);
  // A power cut may have left it empty.
  if (found?.length) return found;
  const bytes = await make();
  // A cache that cannot be written costs only time.
  await store(file, bytes).catch(() => undefined);
  return bytes;
}

async function store(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Written elsewhere and renamed: several builds run at once and must never read an incomplete file.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, bytes, { flush: true });
  await rename(aside, file);
}

/** The nearest folder with a lock file; the one given where there is none, as on a server. */
function checkoutAbove(folder: string): string {
  for (let above = folder; above !== path.dirname(above); above = path.dirname(above))
    if (existsSync(path.join(above, 'package-lock.json'))) return above;
  return folder;
}
