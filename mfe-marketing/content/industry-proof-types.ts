import type { Figure } from './company-figures.ts';
import type { BillContent, Chapter, ResponseContent } from './how-we-work-types.ts';
import type { SampleRound } from './sample-record-types.ts';
import type { TitledText } from './titled-text.ts';

/** How the work is done there, for those who compare contractors: procedures, and examples of times, staffing, price and records. */
export interface IndustryProof extends Chapter {
  /** What a head of administration asks first, told again and in full further down. */
  figures: Figure[];
  /** Who is served already, below them. */
  served: string;
  /** What the points come to, for those who do not open the chapter. */
  gist: string;
  /** `hint` is what a closed row says of its text. */
  points: { term: string; hint: string; text: string }[];
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
