import type { PageContent, TableContent } from '../types.ts';

/** A legal page: text under headings, some with a list. */
export interface LegalContent extends PageContent {
  lead: string;
  /** The text in short, as a table above it. */
  summary?: TableContent;
  sections: LegalSection[];
  /** ISO date of the last legal review. */
  reviewed: string;
}

export interface LegalSection {
  heading: string;
  paragraphs: string[];
  points?: string[];
}
