import sharp, { type Sharp } from 'sharp';

/**
 * A master as its author sees it: turned as its camera says, and in eight bits of sRGB, whatever its profile. What is made of it has
 * none, and browsers then assume sRGB.
 */
export async function openMaster(master: Buffer): Promise<Sharp> {
  const { hasProfile, space } = await sharp(master).metadata();
  const opened = sharp(master, { autoOrient: true }).toColourspace('srgb');
  // sharp converts 16 bits with a profile to Display P3, and would leave them there.
  return hasProfile && space === 'rgb16' ? opened.withIccProfile('srgb', { attach: false }) : opened;
}
