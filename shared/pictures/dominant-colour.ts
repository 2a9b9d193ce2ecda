import { openMaster } from './open-master.ts';

/**
 * The most frequent colour of a picture, as `#rrggbb`. Transparent pixels are ignored; sharp's own statistics count
 * them as black.
 */
export async function dominantColour(master: Buffer): Promise<string> {
  const pixels = await (await openMaster(master)).resize(64, 64, { fit: 'inside' }).ensureAlpha().raw().toBuffer();
  const shades = new Map<number, Shade>();
  for (let at = 0; at + 3 < pixels.length; at += 4) count(shades, [...pixels.subarray(at, at + 4)]);
  const [first] = [...shades.values()].sort((one, other) => other.weight - one.weight);
  return first ? hexOf(first) : '#ffffff';
}

interface Shade {
  weight: number;
  sum: [red: number, green: number, blue: number];
}

function count(shades: Map<number, Shade>, [red = 0, green = 0, blue = 0, alpha = 0]: number[]) {
  if (alpha < 128) return;
  // Eight steps per channel, so that similar shades count as one.
  const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
  const shade = shades.get(key) ?? { weight: 0, sum: [0, 0, 0] };
  shades.set(key, { weight: shade.weight + 1, sum: [shade.sum[0] + red, shade.sum[1] + green, shade.sum[2] + blue] });
}

function hexOf({ weight, sum }: Shade): string {
  return `#${sum
    .map((total) =>
      Math.round(total / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
