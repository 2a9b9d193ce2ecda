/** A signature as its owner writes it, on a line 200 long at a height of 54. */
export interface SignatureDrawing {
  /** A client's pen is not ours. */
  ink?: 'blue';
  /** Wider where the pen presses. */
  strokes: { width: number; path: string }[];
}
