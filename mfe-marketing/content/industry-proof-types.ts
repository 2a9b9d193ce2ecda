import type { Figure } from './company-figures.ts';
import type { BillContent, Chapter, ResponseContent, SignedRow } from './how-we-work-types.ts';
import type { SampleRound } from './sample-record-types.ts';
import type { TitledText } from './titled-text.ts';
import type { SampleRow, SampleRows } from './work-sample-types.ts';

/** How the work is done there, for those who compare contractors: procedures, and examples of times, staffing, price and records. */
export interface IndustryProof extends FoldedChapter {
  /** What a head of administration asks first, all of one hospital; told in full further down. */
  figures: Figure[];
  /** Who is served already. */
  served: ServedSites;
  colours: CleaningColours;
  /** Points by subject. */
  groups: { title: string; points: ProofPoint[] }[];
  times: Pick<ResponseContent, 'title' | 'intro' | 'conditions' | 'caption' | 'head'> & {
    /** Below the table. */
    note: string;
    rows: SignedRow[];
    late: LatePromise;
  };
  /** Heads what is looked up and filed. */
  reference: Chapter & { link: { lead: string; label: string; path: string } };
  /** What the tables of staff and prices come to. */
  sizes: SampleRows & { caption: string };
  staffing: FoldedChapter & { tables: StaffTable[] };
  price: ProofPrice;
  /** A specimen, drawn and not told: search does not know the words of its sheet, nor those of the bill. On a phone it folds into a row. */
  specimen: Chapter & { sheet: { label: string; round: SampleRound }; row: { title: string; hint: string } };
  /** What a reader may ask for at the end. */
  visit: TitledText;
  /** How a site of this size is staffed. */
  start: FoldedChapter & { steps: { when: string; title: string; text: string }[] };
}

/** What follows where we come late: what it costs us, then the way out. */
interface LatePromise {
  title: string;
  /** On a phone, where they fold. */
  hint: string;
  figures: Figure[];
  /** What the shares come to. */
  note: string;
}

interface FoldedChapter extends Chapter {
  /** What it comes to, for those who do not open it. */
  hint: string;
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
  text: string;
}

/** Rows have as many cells as `head`; the first cell names its row. The totals of `rows` follow them. */
export interface StaffTable {
  caption: string;
  head: string[];
  rows: string[][];
  totals: string[][];
  note: string;
}

export interface ProofPrice extends FoldedChapter {
  /** What all posts of the tables of staff come to. */
  month: SampleRows & { caption: string; note: string };
  /** One of these posts, line by line. */
  bill: BillContent;
  note: string;
}
