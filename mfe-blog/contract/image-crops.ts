/** The part of a picture that narrow cards show, closer; its middle in full height where absent. */
export const imageCrops = ['left', 'middle', 'right'] as const;

export type ImageCrop = (typeof imageCrops)[number];
