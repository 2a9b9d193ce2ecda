import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { socialCard } from './social-card.ts';

it('makes a social card a JPEG of the size that messengers want and less than 200 KB', async () => {
  const card = await socialCard(readFileSync(path.join(__dirname, 'masters/hero-building.webp')));
  const { width, height, format } = await sharp(card).metadata();
  expect([width, height, format, card.length < 200_000]).toEqual([1200, 630, 'jpeg', true]);
});
