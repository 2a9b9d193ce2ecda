import type { Ground } from '@site/ui/ground-of';
import type { ButtonText, Faq, Illustration, SummaryTable, Testimonial, TitledText } from './block-types.ts';
import type { Figure } from './company-figures.ts';
import type { IndustryProof } from './industry-proof-types.ts';
import type { WorkSample } from './work-sample-types.ts';

/** What every page of this part has; the route table is made from it. */
export interface PageContent {
  /** Without the leading slash. */
  slug: string;
  /** The h1 and the page's name in menus and breadcrumbs. */
  name: string;
  title: string;
  description: string;
  /** ISO date. */
  updated: string;
}

/** What else menus and search know about a page. Used only at build time: browsers do not get it with the page. */
export interface PageListing {
  /** The name in menus, where the page's own name says too little. */
  menuLabel?: string;
  /**
   * What visitors call the page besides the words on it: English of the trade, then Hindi as it is typed on an English
   * keyboard, then as it is written. Search forgives doubled letters and one slip, so one spelling is enough.
   */
  searchWords: string[];
}

export interface ListedPage<Content> {
  page: Content;
  listing: PageListing;
  /** Name of its component, where that is not the one of its kind. */
  component?: string;
  /** Content of other modules that it shows too. */
  gathered?: unknown[];
}

/** A page's address, and how to load its content. */
export interface LazyPage<Content> {
  path: string;
  load: () => Promise<Content>;
}

/** The part of a page that lists show too, in a module of its own, so that they need not load the rest. */
export interface PageCard extends Pick<PageContent, 'slug' | 'name'> {
  /** One sentence, at most 80 characters: two lines of a card of the home page on a desktop. */
  summary: string;
}

export interface ServiceCard extends PageCard {
  /** One person at one task, for the home page. */
  closeUp: Illustration;
  /** Another close-up, for the list of services, which repeats neither home's picture nor the page's main one. */
  listPicture: Illustration;
}

export interface IndustryCard extends PageCard {
  /** Background colour of its card in lists, where neighbours differ. */
  ground: Ground;
  /** On the home page and on the industry's own. */
  illustration: Illustration;
  /** For the list of industries. */
  closeUp: Illustration;
}

export interface ServiceContent extends PageContent, ServiceCard {
  illustration: Illustration;
  lead: string;
  paragraphs: string[];
  offerings: string[];
  highlights: [TitledText, TitledText];
  sample: WorkSample;
  benefits: string[];
  faqs: [Faq, Faq, Faq];
}

export interface IndustryContent extends PageContent, IndustryCard {
  /** The services that the case study is about, as text: 'Plumbing'. */
  focus: string;
  /** A longer text, where the name of the service alone would say too little. */
  focusText?: string;
  lead: string;
  problem: string[];
  solution: string[];
  /** What we aim for, in one line. */
  aim: string;
  advantages: string[];
  benefits: TitledText[];
  boxes: [TitledText, TitledText, TitledText];
  /** Shows the side box 'Commercial Waste Services in your Area'. */
  hasWasteBox: boolean;
  /** On every industry without a proof. */
  sample?: WorkSample;
  proof?: IndustryProof;
  /** A customer of this kind, on what the proof shows. */
  voice?: Testimonial;
}

/** A company or legal page: text under headings, some with a list. */
export interface TextContent extends PageContent {
  lead: string;
  illustration?: Illustration;
  sections: TextSection[];
  /** On company pages, three figures about the page's subject. */
  figures?: Figure[];
  /** Below the figures: registrations and licences, which administrators ask about first. */
  standing?: string;
  /** A summary of a legal text, as a table above it. */
  summary?: SummaryTable;
  /** The call to action at the end of a company page; none where a visit is not the next step. */
  call?: TitledText;
  /** ISO date of the last legal review, shown on legal pages. */
  reviewed?: string;
}

export interface TextSection {
  /** Absent where the section continues the one before. */
  heading?: string;
  paragraphs: string[];
  points?: string[];
  /** Points that have a title and a text. */
  tiles?: TitledText[];
  /** On company pages, a close-up in a place of its own among the sections. */
  illustration?: Illustration;
  /** Below a text with a close-up: what happened when. */
  years?: { year: string; text: string }[];
  /** Beside or below the text, each leading to the page about them. */
  people?: Leader[];
  /**
   * On company pages; legal pages ignore it. `statement`: the first section is set largest. `list`: all sections beside one close-up.
   * `people`: portraits beside the text. `services`: links to all services.
   */
  layout?: 'statement' | 'list' | 'tiles' | 'services' | 'people';
}

export interface Leader {
  name: string;
  role: string;
  illustration: Illustration;
}

export interface ProfileContent extends Leader {
  /** At a glance, beside the biography. */
  facts: TitledText[];
  biography: string[];
  /** Follows the name below the signature, and says what is signed. */
  signs: string;
  /** Its drawing's path from the part's base. */
  signature: string;
}

/** The lists of services and industries. Their cards come from the pages of the services and industries. */
export interface ListPageContent extends PageContent {
  /** In the banner. */
  illustration: Illustration;
  lead: string;
  paragraphs: string[];
  call: TitledText;
  button: ButtonText;
}

export interface ServicesPageContent extends ListPageContent {
  /** Heading of the paragraphs. */
  closingTitle: string;
  /** A line at the button that says where it leads. */
  buttonLeadsTo: string;
  /** The service that stands below the grid of eight as one highlighted card. */
  highlighted: TitledText & { slug: string };
}
