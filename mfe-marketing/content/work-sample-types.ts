import type { BillContent, Chapter } from './how-we-work-types.ts';
import type { Illustration } from './illustration.ts';
import type { SampleSignature } from './sample-record-types.ts';

/** What a page shows of the work itself, where others only claim: a record, a timetable, a count, or what a post does and costs. */
export type WorkSample = SampleChapter & (RecordSample | TimetableSample | CountSample | PostSample);

interface SampleChapter extends Chapter {
  /** To what belongs to it on another page. */
  link?: { lead: string; label: string; path: string };
  /** The work that it records, in place of the picture that a list shows. */
  illustration?: Illustration;
}

export interface RecordSample {
  kind: 'record';
  /** Drawn and not told: search does not know its words. */
  sheet: SampleSheet;
}

export interface SampleSheet extends SampleRows {
  label: string;
  title: string;
  period: string;
  site: string;
  /** What came of the faults in it. */
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
  /** Whether it counts rupees, and so is shown on paper like every quotation. */
  isQuoted?: true;
  caption: string;
  note: string;
}

export interface PostSample {
  kind: 'post';
  roles: SampleRows & { caption: string; illustration: Illustration };
  price: Chapter & { bills: [BillContent, ...BillContent[]]; note: string };
}

/** The first name of the head is that of the rows' names, the others are those of their cells. */
export interface SampleRows {
  head: string[];
  rows: SampleRow[];
}

export interface SampleRow {
  name: string;
  detail?: string;
  cells: string[];
  /** Drawn before the last cell. */
  result?: 'in order' | 'fault';
  isTotal?: true;
}
