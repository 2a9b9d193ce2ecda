import type { Illustration } from '../content/illustration.ts';

interface SheetPictureProps {
  illustration: Illustration;
  /** In pixels: 150 per inch are enough for an office printer and keep the file small. */
  width: number;
  /** Where the frame is wider than the picture, the background fills it. */
  height?: number;
  /** Background colour behind the cut-out pictures: in a PDF an opaque picture takes a tenth of the size. */
  ground: string;
}

/** Requests a master from `print-sheets.ts`, in this size and on this background. */
export function SheetPicture({ illustration: { picture, alt }, width, height, ground }: SheetPictureProps) {
  const query = new URLSearchParams({ width: String(width), ...(height && { height: String(height) }), ground });
  return <img src={`${picture.stem}.webp?${query}`} alt={alt} />;
}
