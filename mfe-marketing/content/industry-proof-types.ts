import type { TableCell, TableColumn, TitledText } from './block-types.ts';
import type { Figure } from './company-figures.ts';
import type { BillContent, Chapter, ResponseContent, SignedRow } from './how-we-work-types.ts';
import type { SampleRound } from './sample-record-types.ts';
import type { SampleRow, SampleRows } from './work-sample-types.ts';

/** Evidence for buyers who compare contractors: procedures, and examples of response times, staffing, prices and records. */
export interface IndustryProof extends FoldedChapter {
  /** Key figures of one hospital; the details are further down. */
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
  /** Heading of the reference tables. */
  reference: Chapter & { link: { lead: string; label: string; path: string } };
  /** Totals of the staffing and price tables. */
  sizes: SampleRows & { caption: string };
  staffing: FoldedChapter & { tables: StaffTable[] };
  price: ProofPrice;
  /** A specimen of a record. Search leaves out its words, as those of the bill. On a phone it folds into a row. */
  specimen: Chapter & { sheet: { label: string; round: SampleRound }; row: { title: string; hint: string } };
  /** What a reader may ask for at the end. */
  visit: TitledText;
  /** How a site of this size is staffed. */
  start: FoldedChapter & { steps: { when: string; title: string; text: string }[] };
}

/** What follows when we are late: what we pay, then how the client can leave. */
interface LatePromise {
  title: string;
  /** Shown in the row that the figures fold into on a phone. */
  hint: string;
  figures: Figure[];
  /** The shares of the service charge in rupees. */
  note: string;
}

interface FoldedChapter extends Chapter {
  /** A summary, for readers who do not open it. */
  hint: string;
}

/** Sites of this kind, one row each, without names: no client is named before it has agreed. */
interface ServedSites extends TitledText {
  caption: string;
  head: string[];
  rows: SampleRow[];
}

/** Which colour of mop and cloth is for which rooms. */
interface CleaningColours {
  title: string;
  codes: { name: 'Red' | 'Blue' | 'Yellow' | 'Green'; use: string }[];
  note: string;
}

interface ProofPoint {
  term: string;
  text: string;
}

/** The first entry of `head` heads the rows' names, the others head their cells. */
export interface StaffTable {
  caption: string;
  head: TableColumn[];
  rows: { name: string; cells: TableCell[]; isTotal?: true }[];
  note: string;
}

export interface ProofPrice extends FoldedChapter {
  /** The cost of all posts in the staffing tables. */
  month: SampleRows & { caption: string; note: string };
  /** One of these posts, line by line. */
  bill: BillContent;
  note: string;
}
