/** The part of a picture that narrow cards show enlarged; without one, the middle at full height. */
export const imageCrops = ['left', 'middle', 'right'] as const;

export type ImageCrop = (typeof imageCrops)[number];
