import type { Illustration } from '../content/types.ts';

interface SheetPictureProps {
  illustration: Illustration;
  /** Pixels: 150 to the inch are enough for an office printer and keep the file small. */
  width: number;
  /** Where the place is wider than the picture, the ground fills it. */
  height?: number;
  /** The miniatures are cut out; a PDF keeps a picture without holes at a tenth of the size. */
  ground: string;
}

/** Asks `print-sheets.ts` for a master in this size on this ground. */
export function SheetPicture({ illustration: { picture, alt }, width, height, ground }: SheetPictureProps) {
  const query = new URLSearchParams({ width: String(width), ...(height && { height: String(height) }), ground });
  return <img src={`${picture.stem}?${query}`} alt={alt} />;
}
