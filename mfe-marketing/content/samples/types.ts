import type { BillContent, ChapterHeading } from '../how-we-work/types.ts';
import type { Illustration, TableContent, TableRow } from '../types.ts';

/** A page's evidence of the work itself: a record, a timetable, a count, or what a post does and costs. */
export type WorkSample = SampleChapter & (RecordSample | TimetableSample | CountSample | QuotationSample | PostSample);

interface SampleChapter extends ChapterHeading {
  /** To related content on another page. */
  link?: { lead: string; label: string; path: string };
  /** A picture of the work, in place of the one that lists show. */
  illustration?: Illustration;
}

export interface RecordSample {
  kind: 'record';
  /** Search leaves out its words. */
  sheet: SampleSheet;
}

interface SampleSheet extends SampleRows {
  label: string;
  title: string;
  period: string;
  site: string;
  /** What was done about the faults found. */
  followUp: string;
  signatures: SampleSignature[];
}

export interface TimetableSample extends SampleRows {
  kind: 'timetable';
  caption: string;
  note: string;
}

export interface CountSample extends SampleRows {
  kind: 'count';
  caption: string;
  note: string;
}

/** Numbers of two examples side by side, several in each cell. */
export interface ComparedSample extends SampleChapter, TableContent {
  kind: 'facts';
  note: string;
}

/** A count of rupees, drawn as the document that the client would receive. */
export interface QuotationSample extends SampleRows {
  kind: 'quotation';
  /** Says that it is an example. */
  label: string;
  /** Without a capital: it follows the label. */
  subject: string;
  terms: string;
  note: string;
}

interface PostSample {
  kind: 'post';
  roles: SampleRows & { caption: string; illustration: Illustration };
  price: ChapterHeading & { bills: [BillContent, ...BillContent[]]; note: string };
}

/** The first entry of `head` heads the rows' names, the others head their cells. */
export interface SampleRows {
  head: string[];
  rows: (TableRow & { cells: string[] })[];
}

/** Samples of two records, each in a row that opens. Search leaves out their words. */
export interface SampleRecords {
  label: string;
  report: SampleReport;
  round: SampleRound & { caption: string; hint?: string };
}

export interface SampleReport {
  caption: string;
  hint: string;
  title: string;
  period: string;
  site: string;
  attendance: { title: string; planned: number; own: number; relieved: number; open: number };
  rounds: { title: string; planned: number; signed: number; note: string };
  faults: { title: string; head: string[]; rows: FaultCount[] };
  complaints: { title: string; all: number; cameBack: number; note: string };
  meters: { title: string; head: string[]; rows: MeterReading[] };
  work: { title: string; items: { date: string; text: string }[] };
  signatures: SampleSignature[];
}

interface FaultCount {
  kind: string;
  faults: number;
  inTime: number;
}

export interface MeterReading {
  meter: string;
  unit: string;
  before: number;
  now: number;
}

export interface SampleRound {
  title: string;
  period: string;
  site: string;
  head: string[];
  rows: RoundCheck[];
  followUp: { title: string; text: string };
  signatures: SampleSignature[];
}

export interface RoundCheck {
  time: string;
  place: string;
  found: string;
  result: 'in order' | 'fault';
}

export interface SampleSignature {
  role: string;
  name: string;
  time: string;
  /** Its drawing's path from the part's base. */
  signature: string;
}
