/** How the work is done there, for those who compare contractors: procedures and an example of staffing. */
export interface IndustryProof {
  title: string;
  intro: string;
  points: { term: string; text: string }[];
  table: ProofTable;
  /** How a site of this size is staffed. */
  start: { title: string; text: string; steps: { when: string; title: string; text: string }[] };
}

/** Rows have as many cells as `head`; the first cell names its row. The totals of `rows` follow them, then what is counted apart. */
export interface ProofTable {
  /** Leads to the table from the head of the page. */
  link: string;
  title: string;
  caption: string;
  head: string[];
  rows: string[][];
  totals: string[][];
  apart: string[][];
  note: string;
}
