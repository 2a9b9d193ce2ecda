/** The part of a picture that cards show, closer; the whole picture where absent. */
export const imageCrops = ['left', 'middle', 'right'] as const;

export type ImageCrop = (typeof imageCrops)[number];
