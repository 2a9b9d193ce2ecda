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

/** A legal page: text under headings, some with a list. */
export interface LegalContent extends PageContent {
  lead: string;
  /** The text in short, as a table above it. */
  summary?: SummaryTable;
  sections: LegalSection[];
  /** ISO date of the last legal review. */
  reviewed: string;
}

export interface LegalSection {
  heading: string;
  paragraphs: string[];
  points?: string[];
}

/** A page about the company, in bands from top to bottom. */
export interface CompanyContent extends PageContent {
  lead: string;
  illustration: Illustration;
  /** Three figures about the page's subject. */
  figures?: Figure[];
  /** Below the figures: registrations and licences, which administrators ask about first. */
  standing?: string;
  bands: CompanyBand[];
  /** The call to action at the end; none where a visit is not the next step. */
  call?: TitledText;
}

export type CompanyBand =
  | StoryBand
  /** Texts side by side. */
  | { layout: 'texts'; texts: HeadedText[] }
  /** Texts below each other, beside one close-up. */
  | { layout: 'list'; illustration: Illustration; texts: HeadedText[] }
  | (HeadedIntro & { layout: 'tiles'; tiles: TitledText[] })
  /** Links to all services. */
  | (HeadedIntro & { layout: 'services' })
  /** A text beside portraits, which lead to the page about the leaders. */
  | { layout: 'people'; text: HeadedText; people: Leader[] };

/** A text beside a close-up, then texts side by side. In a `statement` the first is set largest. */
export interface StoryBand {
  layout: 'story' | 'statement';
  lead: HeadedText;
  illustration: Illustration;
  /** Below the first text: what happened when, oldest first. */
  years?: { year: string; text: string }[];
  texts: HeadedText[];
}

interface HeadedIntro {
  heading: string;
  intro: string;
}

export interface HeadedText {
  /** Absent where the page's own heading is enough. */
  heading?: string;
  paragraphs: string[];
  points?: string[];
  /** Small portraits below the text, which lead to the page about the leaders. */
  people?: Leader[];
}

export interface LeadershipContent extends PageContent {
  illustration: Illustration;
  lead: string;
  /** Follows the lead in the banner. */
  introduction: string;
  /** Below the profiles, beside the call to action. */
  closing: string;
  call: TitledText;
}

export interface ApproachContent extends PageContent {
  illustration: Illustration;
  lead: string;
  figures: Figure[];
  subjects: { title: string; items: Subject[] };
}

/** One side of the approach. */
export interface Subject {
  heading: string;
  /** A question of the page's lead. */
  question: string;
  /** In two sentences. */
  answer: string;
  /** The answer in full, further down the page. */
  details: string;
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
