import type { Figure } from './company-figures.ts';
import type { BillContent, Chapter, ResponseContent } from './how-we-work-types.ts';
import type { SampleRound } from './sample-record-types.ts';
import type { TitledText } from './titled-text.ts';
import type { SampleRow } from './work-sample-types.ts';

/** How the work is done there, for those who compare contractors: procedures, and examples of times, staffing, price and records. */
export interface IndustryProof extends Chapter {
  /** What a head of administration asks first, told again and in full further down. */
  figures: Figure[];
  /** Who is served already, below them. */
  served: ServedSites;
  colours: CleaningColours;
  /** Points by subject; a group's `hint` says which it holds where it folds. */
  groups: { title: string; hint: string; points: ProofPoint[] }[];
  times: Omit<ResponseContent, 'desks' | 'others'> & { late: { title: string; clauses: Figure[] } };
  table: ProofTable;
  price: ProofPrice;
  /** A specimen, drawn and not told: search does not know the words of its sheet, nor those of the bill. */
  specimen: Chapter & { sheet: { label: string; round: SampleRound } };
  /** What a reader may ask for at the end. */
  visit: TitledText;
  /** How a site of this size is staffed. */
  start: Chapter & { steps: { when: string; title: string; text: string }[] };
}

/** Sites of this kind, one row each; none is named before it has agreed. */
export interface ServedSites extends TitledText {
  caption: string;
  head: string[];
  rows: SampleRow[];
}

/** Which colour of mop and cloth is for which rooms. */
export interface CleaningColours {
  title: string;
  codes: { name: 'Red' | 'Blue' | 'Yellow' | 'Green'; use: string }[];
  note: string;
}

export interface ProofPoint {
  term: string;
  /** What its row says of the text. */
  hint: string;
  text: string;
  /** Open from the start, because it decides. */
  isOpen?: boolean;
}

/** Rows have as many cells as `head`; the first cell names its row. The totals of `rows` follow them, then what is counted apart. */
export interface ProofTable extends Chapter {
  /** What the totals come to, one of each column. */
  sizes: Figure[];
  tableTitle: string;
  /** What the folded table comes to. */
  tableHint: string;
  caption: string;
  head: string[];
  rows: string[][];
  totals: string[][];
  apart: string[][];
  note: string;
}

export interface ProofPrice extends Chapter {
  /** Of one post, and of as many as the table of people counts. */
  sums: Figure[];
  linesTitle: string;
  linesHint: string;
  bill: BillContent;
  note: string;
}
