/**
 * One picture in several widths: `{stem}-{width}.avif` and `.webp` exist for each width, smallest first.
 * A stem that starts with `/` is an address on this site; any other is relative to the part that shows it.
 */
export interface PictureSource {
  stem: string;
  widths: number[];
  /** Intrinsic size in pixels of the largest. */
  width: number;
  height: number;
  /**
   * Dominant colour as `#rrggbb`, for other clients of the API. Our pages use a colour token: the security policy
   * forbids style attributes.
   */
  colour: string;
}

/** Sizes of a social card in pixels. Every picture at least `picture` pixels wide has one, `{stem}-card.jpg`. */
export const SOCIAL_CARD = { width: 1200, height: 630, picture: 840 } as const;
