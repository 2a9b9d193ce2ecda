import type { BreadcrumbWords } from '@site/ui/Breadcrumb';
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

/** A page of text with at most one table, in English or Hindi. */
export interface TextPageContent extends PageContent {
  lead: string;
  /** The breadcrumb's words, on a page in Hindi. */
  breadcrumb?: BreadcrumbWords;
  /** Buttons that call, and open WhatsApp with the message begun; none where nobody should call because of the page. */
  ways?: { call: string; whatsapp: string; message: string };
  table?: TableContent;
  sections: LegalSection[];
}

export interface LegalSection {
  heading: string;
  paragraphs: string[];
  points?: string[];
}
