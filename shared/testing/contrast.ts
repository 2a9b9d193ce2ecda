/** Red, green and blue, 0 to 255. */
export type Channels = readonly number[];

/**
 * WCAG 2 contrast ratio, 1 to 21.
 * @example
 * contrast([255, 255, 255], [118, 118, 118]); // 4.54
 */
export function contrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
