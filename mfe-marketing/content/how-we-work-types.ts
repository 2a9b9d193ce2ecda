import type { TitledText } from './titled-text.ts';

/** What `/our-approach` says: its four subjects, then three chapters of three topics each. */
export interface HowWeWork {
  covers: SubjectsContent;
  before: Chapter & { start: StartContent; price: PriceContent };
  work: Chapter & { response: ResponseContent; escalation: EscalationContent; places: PlacesContent };
  terms: TermsOpening & { records: RecordsContent; limits: GroupsContent; agreement: GroupsContent };
}

/** What stands first in the chapter: the rest of what there is to say of the four subjects. */
export interface TermsOpening extends Chapter {
  answersTitle: string;
  answersHint: string;
}

/** The heading above the page's four subjects. */
export interface SubjectsContent extends Titled {
  /** Which each of them answers. */
  questions: string[];
}

/** A chapter, or one of its topics. */
export interface Titled {
  title: string;
  /** Only where it says more than the title. */
  intro?: string;
}

export interface Chapter extends Titled {
  intro: string;
}

export interface StartContent extends Chapter {
  steps: StartStep[];
  papers: PapersContent;
}

/** Registrations and policies, what each is for, and what of it comes with the quotation. */
export interface PapersContent {
  title: string;
  /** Which they are, in one line. */
  hint: string;
  intro: string;
  rows: { paper: string; covers: string; comes: string }[];
  /** What does not come with it. */
  further: TitledText[];
}

export interface StartStep {
  when: string;
  title: string;
  text: string;
  /** What the client holds in hand after this step. */
  result: string;
}

export interface ResponseContent extends Chapter {
  desks: { term: string; value: string; text: string }[];
  /** What a phone shows on request: the words beside the times. */
  conditions: string;
  caption: string;
  head: [string, string, string, string];
  rows: ResponseRow[];
  /** What is less urgent, on request. */
  others: { title: string; hint: string; caption: string; rows: ResponseRow[] };
  noteTitle: string;
  note: string;
}

export interface ResponseRow {
  fault: string;
  there: Target;
  safe: Target;
  closed: Target;
}

/** Who signs it off in place of a third time. */
export type SignedRow = Omit<ResponseRow, 'closed'> & { closed: Omit<Target, 'value'> };

export interface Target {
  value: string;
  detail?: string;
}

export interface PlacesContent extends Chapter {
  tableTitle: string;
  caption: string;
  head: [string, string];
  cities: City[];
  onRequest: TitledText;
}

export interface City {
  name: string;
  text: string;
  /** How soon a technician on call is there. */
  onCall: string;
}

export interface EscalationContent extends Chapter {
  /** From the site upwards. */
  rungs: { role: string; when: string; text: string }[];
  atOnce: TitledText;
}

export interface PriceContent extends Titled, BillContent {
  linesTitle: string;
  /** How many lines, and what they come to. */
  linesHint: string;
  /** What the same post costs where it is filled every day, in words. */
  allDays: string;
  shares: { title: string; parts: PriceShare[] };
  noteTitle: string;
  note: string;
}

/** What one post costs in a month, line by line. */
export interface BillContent {
  /** Says that it is an example. */
  label: string;
  caption: string;
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

/** What of each 100 rupees before tax goes where. */
export interface PriceShare {
  label: string;
  rupees: number;
}

/** Points in groups of three, on request. */
export interface GroupsContent extends Chapter {
  /** What the points are about, in one line. */
  hint: string;
  groups: { title: string; items: TitledText[] }[];
}

export interface RecordsContent extends Chapter {
  /** Which they are, in one line. */
  hint: string;
  kinds: { when: string; what: string }[];
}
