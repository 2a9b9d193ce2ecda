import { readFileSync } from 'node:fs';
import { iconSvg, tileSvg } from '@site/brand/drawings';
import { socialCard } from '@site/pictures/social-card';
import sharp from 'sharp';
import { iconPng, icoOf } from './identity-files-plugin.ts';

describe('icons', () => {
  it.each([16, 32, 180, 512])('are drawn %s pixels a side', async (side) => {
    const { width, height, format } = await sharp(await iconPng(tileSvg(0.72), side)).metadata();
    expect([width, height, format]).toEqual([side, side, 'png']);
  });

  it('keep the symbol of a maskable icon inside the circle that every platform shows', async () => {
    const side = 192;
    const pixels = await sharp(await iconPng(tileSvg(0.56), side))
      .removeAlpha()
      .raw()
      .toBuffer();
    const ground = pixels.subarray(0, 3);
    const outside = Array.from({ length: side * side }, (_, index) => index).filter((index) => {
      const isGround = pixels.subarray(index * 3, index * 3 + 3).equals(ground);
      return !isGround && Math.hypot((index % side) - side / 2, Math.floor(index / side) - side / 2) > side * 0.4;
    });
    expect(outside).toEqual([]);
  });

  it('change their paints with the colour scheme', () => {
    expect(iconSvg()).toContain('@media (prefers-color-scheme:dark){.roof{fill:');
  });

  it('stand in one file, each found at the place that its entry names', () => {
    const pictures = [16, 32].map((side) => ({ side, png: Buffer.from(`picture of ${side}`) }));
    const file = icoOf(pictures);
    expect(file.readUInt16LE(4)).toBe(2);
    const found = pictures.map((_, index) => {
      const entry = 6 + index * 16;
      const offset = file.readUInt32LE(entry + 12);
      return { side: file.readUInt8(entry), png: file.subarray(offset, offset + file.readUInt32LE(entry + 8)) };
    });
    expect(found).toEqual(pictures);
  });
});

describe('a social card', () => {
  it('is a JPEG of the size that messengers want and less than 200 KB', async () => {
    const card = await socialCard(readFileSync(require.resolve('@site/pictures/masters/hero-building.webp')));
    const { width, height, format } = await sharp(card).metadata();
    expect([width, height, format, card.length < 200_000]).toEqual([1200, 630, 'jpeg', true]);
  });
});
