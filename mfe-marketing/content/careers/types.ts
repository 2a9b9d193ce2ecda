import type { BreadcrumbWords } from '@site/ui/Breadcrumb';
import type { LegalSection } from '../legal/types.ts';
import type { PageContent, TableContent } from '../types.ts';

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
