import { brand } from '@site/brand';
import { panelSvg } from '@site/brand/drawings';
import { SOCIAL_CARD } from '@site/contracts/picture';
import sharp from 'sharp';

const { width, height, picture: pictureWidth } = SOCIAL_CARD;
const panel = panelSvg(width - pictureWidth, height);
/** Behind what a master leaves open, as behind the pictures of pages. */
const ground = brand.colours.sand;
/** JPEG, since not every messenger reads WebP; 60 to 100 KB at this quality. */
const jpeg = { quality: 82, mozjpeg: true };

/** Changes whenever cards would come out differently. */
export const cardRecipe = ['card', panel, ground, JSON.stringify(SOCIAL_CARD), JSON.stringify(jpeg)].join();

/** A picture as other sites show a link to its page: the company's panel, and beside it the picture in its own shape. */
export async function socialCard(master: Buffer): Promise<Buffer> {
  const picture = await sharp(master)
    .resize(pictureWidth, height, { fit: 'cover' })
    .flatten({ background: ground })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: Buffer.from(panel), left: 0, top: 0 },
      { input: picture, left: width - pictureWidth, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}
