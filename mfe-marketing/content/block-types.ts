// Pieces of text and pictures that several kinds of page are made of. The kinds of page themselves are in `types.ts`.

import type { PictureSource } from '@site/contracts/picture';

export interface Illustration {
  picture: PictureSource;
  alt: string;
}

export interface TitledText {
  title: string;
  text: string;
}

export interface ButtonText {
  label: string;
  path: string;
}

/** A block's heading with a word or two above and a sentence below. */
export interface BlockHeading {
  eyebrow: string;
  title: string;
  intro: string;
}

/** The header of a table's column. One with `names` has several values in each cell and names them. */
export type TableColumn = string | { title: string; names: string[] };

/** One value, or one for each of the names of its column. */
export type TableCell = string | string[];

/** A summary of a long text, in a few rows. */
export interface SummaryTable {
  caption: string;
  head: string[];
  rows: { name: string; detail: string; cells: string[] }[];
  note: string;
}

export interface Faq {
  question: string;
  answer: string;
}

export interface Testimonial {
  /** First name and initial. */
  name: string;
  role: string;
  /** What kind of organisation and where, never its name. */
  organisation: string;
  text: string;
  illustration: Illustration;
}
