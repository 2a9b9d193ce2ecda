import type { WorkSample } from '../samples/types.ts';
import type { Faq, Illustration, ListPageContent, PageCard, PageContent, TitledText } from '../types.ts';
import type { ServicePrice } from './prices.ts';

export interface ServiceContent extends PageContent, ServiceCard {
  illustration: Illustration;
  lead: string;
  price: ServicePrice;
  paragraphs: string[];
  offerings: string[];
  highlights: [TitledText, TitledText];
  sample: WorkSample;
  benefits: string[];
  faqs: [Faq, Faq, Faq];
}

export interface ServiceCard extends PageCard {
  /** One person at one task, for the home page. */
  closeUp: Illustration;
  /** Another close-up, for the list of services, which repeats neither home's picture nor the page's main one. */
  listPicture: Illustration;
}

export interface ServicesPageContent extends ListPageContent {
  /** Heading of the paragraphs. */
  closingTitle: string;
  /** A line at the button that says where it leads. */
  buttonLeadsTo: string;
  /** The service that is shown below the grid of eight, as one highlighted card. */
  highlighted: TitledText & { slug: string };
}
