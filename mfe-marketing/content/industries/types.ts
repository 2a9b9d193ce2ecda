import type { Ground } from '@site/ui/ground-of';
import type { Figure } from '../company/company-figures.ts';
import type { BillContent, ChapterHeading, ResponseContent } from '../how-we-work/types.ts';
import type { ComparedSample, SampleRound, SampleRows, WorkSample } from '../samples/types.ts';
import type { Illustration, PageCard, PageContent, TableContent, Testimonial, TitledText } from '../types.ts';

/** What the page of every industry has. */
export interface CaseStudyContent extends PageContent, IndustryCard {
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
}

export interface IndustryContent extends CaseStudyContent {
  /** What all services cost together, above the case study of one of them. */
  together?: ComparedSample;
  sample: WorkSample;
}

export interface IndustryCard extends PageCard {
  /** The page's component, if its layout differs from that of other industries. */
  component?: 'HealthcarePage';
  /** Background colour of its card in lists, where neighbours differ. */
  ground: Ground;
  /** On the home page and on the industry's own. */
  illustration: Illustration;
  /** For the list of industries. */
  closeUp: Illustration;
}

/** The page of hospitals adds evidence for buyers who compare contractors. */
export interface HospitalContent extends CaseStudyContent {
  /** Key figures of one hospital; the details are further down. */
  figures: Figure[];
  /** Hospitals that we serve already. */
  served: ServedSites;
  times: Pick<ResponseContent, 'title' | 'intro' | 'conditions' | 'caption' | 'head' | 'rows'> & {
    /** Below the table. */
    note: string;
    late: LatePromise;
  };
  /** Heading of the tables for a tender. */
  reference: ChapterHeading & { link: { lead: string; label: string; path: string } };
  /** Totals of the staffing and price tables. */
  sizes: TableContent;
  staffing: FoldedChapter & { tables: TableContent[] };
  price: HospitalPrice;
  /** What a tender committee asks about the company, and what the price of each kind of post includes. */
  bidder: FoldedChapter & { points: Procedure[]; parts: TableContent };
  /** How a hospital of 300 beds is staffed. */
  start: FoldedChapter & { steps: { when: string; title: string; text: string }[] };
  /** How we work, by subject. */
  procedures: FoldedChapter & { groups: { title: string; points: Procedure[] }[] };
  colours: CleaningColours;
  sample: WardSheet;
  /** The invitation at the end. */
  visit: TitledText;
}

/** What follows when we are late: what we pay, then how the client can leave. */
interface LatePromise {
  title: string;
  figures: Figure[];
  /** The shares of the service charge in rupees. */
  note: string;
}

interface FoldedChapter extends ChapterHeading {
  /** A summary, for readers who do not open it. */
  hint: string;
}

/** One row for each hospital, without its name: no client is named before it has agreed. */
type ServedSites = TitledText & TableContent;

/** Which colour of mop and cloth is for which rooms. */
interface CleaningColours {
  title: string;
  codes: { name: 'Red' | 'Blue' | 'Yellow' | 'Green'; use: string }[];
  note: string;
}

interface Procedure {
  term: string;
  text: string;
}

interface HospitalPrice extends FoldedChapter {
  /** The cost of all posts in the staffing tables. */
  month: SampleRows & { caption: string; note: string };
  /** What one post of each kind costs, for 8 and for 12 hours a day. */
  rates: SampleRows & { caption: string; note: string };
  /** One of these posts, line by line. */
  bill: BillContent;
  note: string;
  /** What a quotation can be asked for, each with its price a month. The first is chosen at first. */
  requests: { hospital: string; price: string }[];
}

/** A sample of the sheet that a ward signs. Search leaves out its words, as those of the bill. */
interface WardSheet extends ChapterHeading {
  kind: 'round';
  sheet: { label: string; round: SampleRound };
  /** What a customer says about the sheet. */
  voice: Testimonial;
}
