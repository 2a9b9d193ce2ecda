/**
 * One picture in several widths: `{stem}-{width}.avif` and `.webp` exist for each width, smallest first.
 * A stem that starts with `/` is an address on this site; any other is relative to the part that shows it.
 * @example
 * { stem: 'pictures/tanks-3f9ac2d1', widths: [480, 900], width: 900, height: 600, colour: '#7d8f86' }
 */
export interface PictureSource {
  stem: string;
  /** In pixels. */
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

/** Size of a social card, `{stem}-card.jpg`, in pixels; `picture` is the width of the picture on it. Every picture at least that wide has a card. */
export const socialCardSize = { width: 1200, height: 630, picture: 840 } as const;
