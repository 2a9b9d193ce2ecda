import type { Ground } from '@site/ui/ground-of';
import type { Figure } from '../company/company-figures.ts';
import type { BillContent, ChapterHeading, ResponseContent, SignedRow } from '../how-we-work/types.ts';
import type { SampleRound, SampleRow, SampleRows, WorkSample } from '../samples/types.ts';
import type { Illustration, PageCard, PageContent, TableCell, TableColumn, Testimonial, TitledText } from '../types.ts';

export interface IndustryContent extends PageContent, IndustryCard {
  /** The services that the case study is about, as text: 'Plumbing'. */
  focus: string;
  /** A longer text, where the name of the service alone would say too little. */
  focusText?: string;
  lead: string;
  problem: string[];
  solution: string[];
  /** What we aim for, in one line. */
  aim: string;
  advantages: string[];
  benefits: TitledText[];
  boxes: [TitledText, TitledText, TitledText];
  /** Shows the side box 'Commercial Waste Services in your Area'. */
  hasWasteBox: boolean;
  /** On every industry without a proof. */
  sample?: WorkSample;
  proof?: IndustryProof;
  /** A customer of this kind, on what the proof shows. */
  voice?: Testimonial;
}

export interface IndustryCard extends PageCard {
  /** Background colour of its card in lists, where neighbours differ. */
  ground: Ground;
  /** On the home page and on the industry's own. */
  illustration: Illustration;
  /** For the list of industries. */
  closeUp: Illustration;
}

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
  reference: ChapterHeading & { link: { lead: string; label: string; path: string } };
  /** Totals of the staffing and price tables. */
  sizes: SampleRows & { caption: string };
  staffing: FoldedChapter & { tables: StaffTable[] };
  price: ProofPrice;
  /** A specimen of a record. Search leaves out its words, as those of the bill. On a phone it folds into a row. */
  specimen: ChapterHeading & { sheet: { label: string; round: SampleRound }; row: { title: string; hint: string } };
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

interface FoldedChapter extends ChapterHeading {
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
