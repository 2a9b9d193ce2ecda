/** Specimens of two documents. Search leaves out their words. */
export interface SampleRecords {
  label: string;
  report: SampleReport;
  round: FoldedRound;
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

/** A round whose sheet opens from a row. */
export interface FoldedRound extends SampleRound {
  caption: string;
  hint?: string;
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
