import { panelSvg } from '@site/brand/drawings';
import { colours } from '@site/brand/metadata';
import { socialCardSize } from '@site/contracts/picture';
import sharp from 'sharp';
import { openMaster } from './open-master.ts';

const { width, height, picture: pictureWidth } = socialCardSize;
const panel = panelSvg(width - pictureWidth, height);
/** Shows behind transparent areas of a master, as on pages. */
const ground = colours.cream;
/** JPEG, because not every messenger reads WebP; 60 to 100 KB at this quality. */
const jpeg = { quality: 82, mozjpeg: true };

/** Changes whenever cards would look different. */
export const cardRecipe = ['card', panel, ground, JSON.stringify(socialCardSize), JSON.stringify(jpeg)].join();

/**
 * The picture that other sites show beside a link: the company's panel, and the picture beside it.
 * @example
 * await writeFile('roof-card.jpg', await socialCard(master));
 */
export async function socialCard(master: Buffer): Promise<Buffer> {
  const picture = await (await openMaster(master))
    .resize(pictureWidth, height, { fit: 'cover' })
    .flatten({ background: ground })
    // In the master's own format, it would be compressed with loss twice.
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: Buffer.from(panel), left: 0, top: 0 },
      { input: picture, left: width - pictureWidth, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}
