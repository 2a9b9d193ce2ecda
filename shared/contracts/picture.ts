/**
 * One picture in several widths: `{stem}-{width}.avif` and `.webp` exist for each width, smallest first.
 * A stem that starts with `/` is an address on this site; any other lies in the part that shows it.
 */
export interface PictureSource {
  stem: string;
  widths: number[];
  /** Intrinsic size in pixels of the largest. */
  width: number;
  height: number;
  /** Dominant colour as `#rrggbb`, for readers of the API. Our pages set the cut-out miniatures on a ground token: a style attribute would break the policy. */
  colour: string;
}

/** Pixels of a social card; every picture at least as wide as its share of the card has one as `{stem}-card.jpg`. */
export const SOCIAL_CARD = { width: 1200, height: 630, picture: 840 } as const;
