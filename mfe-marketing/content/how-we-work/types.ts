import type { Illustration, TitledText, ToggleWords } from '../types.ts';

/** The three chapters of `/our-approach`. */
export interface HowWeWork {
  before: ChapterHeading & { start: StartContent; price: PriceContent };
  work: ChapterHeading & {
    /** Beside the response times. */
    scene: Illustration;
    response: ResponseContent;
    escalation: EscalationContent;
    places: PlacesContent;
  };
  terms: TermsOpening & { records: RecordsContent; limits: GroupsContent; agreement: GroupsContent };
}

interface TermsOpening extends ChapterHeading {
  /** Beside the rows of the chapter. */
  scene: Illustration;
  /** The first row: the details of the four subjects. */
  answersTitle: string;
  answersHint: string;
}

/** The heading of a chapter, or of one of its topics. */
export interface Titled {
  title: string;
  /** Left out where it would only repeat the title. */
  intro?: string;
}

export interface ChapterHeading extends Titled {
  intro: string;
}

export interface StartContent extends ChapterHeading {
  steps: StartStep[];
  papers: PapersContent;
}

/** Registrations and insurance policies, what each is for, and what the client gets with the quotation. */
export interface PapersContent {
  title: string;
  /** Their names, in one line. */
  hint: string;
  intro: string;
  rows: { paper: string; covers: string; comes: string }[];
  /** What does not come with the quotation. */
  further: TitledText[];
}

interface StartStep {
  when: string;
  title: string;
  text: string;
  /** What the client has after this step. */
  result: string;
}

export interface ResponseContent extends ChapterHeading {
  desks: { term: string; value: string; text: string }[];
  /** Labels of the toggle that shows the conditions of the times on a phone. */
  conditions: ToggleWords;
  caption: string;
  head: [string, string, string, string];
  rows: ResponseRow[];
  /** Less urgent faults, in a row that opens. */
  others: { title: string; hint: string; caption: string; rows: ResponseRow[] };
  noteTitle: string;
  note: string;
}

/** What the columns are depends on the heads: when a fault is made safe and closed, or when a job is done and who signs it off. */
export interface ResponseRow {
  call: string;
  there: Target;
  done: Target;
  signed: Partial<Target>;
}

export interface Target {
  value: string;
  detail?: string;
}

export interface PlacesContent extends ChapterHeading {
  tableTitle: string;
  caption: string;
  head: [string, string];
  cities: City[];
  onRequest: TitledText;
}

interface City {
  name: string;
  text: string;
  /** How soon a technician on call is there. */
  onCall: string;
}

export interface EscalationContent extends ChapterHeading {
  /** From the site upwards. */
  rungs: { role: string; when: string; text: string }[];
  atOnce: TitledText;
}

export interface PriceContent extends Titled, BillContent {
  linesTitle: string;
  /** How many lines there are, and their total. */
  linesHint: string;
  /** A sentence: what the same post costs when it is filled every day. */
  allDays: string;
  shares: { title: string; parts: PriceShare[] };
  noteTitle: string;
  note: string;
}

/** What one post costs in a month, line by line. */
export interface BillContent {
  /** Says that it is an example. */
  label: string;
  /** The post, without a capital: it follows the label. */
  subject: string;
  terms: string;
  head: [string, string];
  /** What the post costs; the first is the wage. */
  costs: PriceLine[];
  cost: PriceLine;
  charge: PriceLine;
  beforeTax: PriceLine;
  tax: PriceLine;
  total: PriceLine;
}

/** `amount` in rupees a month. */
export interface PriceLine {
  label: string;
  basis?: string;
  amount: number;
}

/** What a part of each 100 rupees before tax is spent on. */
interface PriceShare {
  label: string;
  rupees: number;
}

/** Points in groups of three, in a row that opens. */
export interface GroupsContent extends ChapterHeading {
  /** What the points are about, in one line. */
  hint: string;
  groups: { title: string; items: TitledText[] }[];
}

export interface RecordsContent extends ChapterHeading {
  /** Their names, in one line. */
  hint: string;
  kinds: { when: string; what: string }[];
}
