/** A content hash in the name of a file for browsers: `entry.5a0c33d1.js`, `tanks-3f9ac2d1-900.webp`. */
export const hashInName = /[.-][0-9a-f]{8}(?=[.-])/;

/** What a build was made from, as far as it is known: `source.json` beside `part.json`. */
export interface BuildSource {
  author?: string;
  commit?: string;
  branch?: string;
  /** The checkout had changes that no commit has. */
  isModified?: boolean;
}
