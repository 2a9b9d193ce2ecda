import type { PictureSource } from '@site/contracts/picture';

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
  content: Content;
  listing: PageListing;
}

/** The part of a page that lists show too, in a module of its own, so that they need not load the rest. */
export interface PageCard extends Pick<PageContent, 'slug' | 'name'> {
  /** One sentence, at most 80 characters: two lines of a card of the home page on a desktop. */
  summary: string;
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

export interface Illustration {
  picture: PictureSource;
  alt: string;
}

export interface TitledText {
  title: string;
  text: string;
}

/** The labels of a toggle that shows and hides the details of a table. */
export interface ToggleWords {
  show: string;
  hide: string;
}

export interface ButtonText {
  label: string;
  path: string;
}

/** A block's heading with a word or two above and a sentence below. */
export interface BlockHeading {
  eyebrow: string;
  title: string;
  intro: string;
}

/** The header of a table's column. One with `names` has several values in each cell and names them. */
export type TableColumn = string | { title: string; names: string[] };

/** One value, or one for each of the names of its column. */
export type TableCell = string | string[];

export interface TableContent {
  caption: string;
  /** The first entry heads the rows' names, the others head their cells. */
  head: TableColumn[];
  rows: TableRow[];
  /** Below the table. */
  note?: string;
}

export interface TableRow {
  name: string;
  detail?: string;
  cells: TableCell[];
  /** Drawn before the last cell. */
  result?: 'in order' | 'fault';
  isTotal?: true;
}

export interface Faq {
  question: string;
  answer: string;
}

export interface Testimonial {
  /** First name and initial. */
  name: string;
  role: string;
  /** What kind of organisation and where, never its name. */
  organisation: string;
  text: string;
  illustration: Illustration;
}
