import type { ServiceSlug } from '../services/service-list.ts';
import type { Illustration, PageContent, TableContent, TitledText } from '../types.ts';

/** The page in Hindi: the company in short, for visitors who would rather not read English. */
export interface HindiContent extends PageContent {
  lead: string;
  illustration: Illustration;
  call: string;
  /** Label of the WhatsApp link, and the message that it begins. */
  whatsapp: { label: string; message: string };
  services: { title: string; intro: string; action: string; list: Record<ServiceSlug, TitledText> };
  steps: { title: string; list: TitledText[] };
  prices: { title: string; intro: string; tables: TableContent[] };
}
