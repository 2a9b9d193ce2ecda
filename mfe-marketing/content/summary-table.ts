/** A summary of a long text, in a few rows. */
export interface SummaryTable {
  caption: string;
  head: string[];
  rows: { name: string; detail: string; cells: string[] }[];
  note: string;
}
