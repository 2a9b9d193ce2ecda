import type { PictureSource } from './picture.ts';
import type { SearchAnswer, SearchSource } from './search.ts';

/**
 * A route's place in a menu. `opens` names the group listed below this item of the main menu.
 * @example
 * { group: 'main', order: 5, label: 'Blogs' }
 */
export interface MenuPlace {
  group: string;
  order: number;
  label: string;
  /** Labels on pages in other languages, by their `lang`; where one is missing, they show the other. */
  labels?: Record<string, string>;
  opens?: string;
}

/** A breadcrumb; without a path it is no link. */
export interface Crumb {
  label: string;
  path?: string;
}

/** A picture with a social card, and its text alternative. */
export interface SharedPicture {
  picture: PictureSource;
  alt: string;
}

/** One row of the route table: what menus, sitemap, search and the server must know without running the part. */
export interface RouteEntry {
  /**
   * Absolute, with `:name` for parameters: `/blogs/:slug`.
   * @pattern ^/
   */
  path: string;
  /** The page's language, if it is not the site's own: `hi`. */
  lang?: string;
  /** Path of the page in the site's own language that this one says in `lang`. */
  translates?: string;
  /** Name of the page's chunk, equal to its component's name. */
  page: string;
  /** Text of `<title>`, without the company's name; 15 to 60 characters with it. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /**
   * The route's `head` gives title and description too, from data that the page loads anyway. The table that browsers get leaves
   * them out: 1.8 KB for all pages of marketing. Search, and pages whose data are missing, read them here.
   */
  hasOwnHead?: true;
  /** Last breadcrumb, and the page's name in lists. */
  label: string;
  /** Breadcrumbs between Home and this page. */
  trail: Crumb[];
  menus: MenuPlace[];
  /** Shown with a search result: 'Services'. */
  section?: string;
  /** Names that visitors may use for this page: synonyms, everyday Hindi, other spellings. */
  searchWords: string[];
  /** All text of the page, one line per block, for search only. */
  searchText?: string;
  /** Whether search engines may list it. The site's own search finds it without, too, where it has `searchWords`. */
  isIndexed: boolean;
  /** ISO date of the last change to the page's text. */
  updated: string;
  /** The address for search engines, if two paths show the same page. */
  canonical?: string;
  /** API paths the loader reads, so that they can be fetched in parallel with the code, and a chunk `loaders` too, if there is one. */
  data?: string[];
  /** Query keys that change the page; all others are ignored by the HTML cache. */
  queryKeys?: string[];
  /** For query keys with few values: those that change the page. With any other value the page is the same as without the key. */
  queryValues?: Record<string, string[]>;
  /** Query keys that identify a visitor, such as a token in a link: such a page is never cached. */
  privateKeys?: string[];
  /** The route has an action: it takes forms by POST. All others can only be read. */
  takesForms?: boolean;
  /** Names of the fragments, of any part, that the page shows. */
  fragments?: string[];
  /** The picture above the fold, which the server preloads. */
  hero?: { picture: PictureSource; sizes: string };
  /** The picture that other sites show beside a link to the page; the site's own card by default. */
  share?: SharedPicture;
}

/** One page of the response of a part's `addresses`; `?page=2` asks for the next. */
export interface AddressList {
  status: 'success';
  data: PageAddress[];
  /** Number of pages in the whole list, at least 1. */
  pages: number;
}

/** A page without a row of its own, because its route has parameters. */
export interface PageAddress {
  path: string;
  title: string;
  /** ISO date or time of the last change. */
  updated: string;
}

/** A feed that readers can subscribe to, answered by the part's service. */
export interface FeedEntry {
  path: string;
  type: 'application/rss+xml' | 'application/atom+xml';
  title: string;
}

/** A file in the part's build, as `import file from './x.pdf'` or `./x.csv` returns it. */
export interface DocumentFile {
  /** Path relative to the part's files. */
  file: string;
  bytes: number;
}

/** A file for download. Its address on the site is the same for every version of the part. */
export interface DocumentEntry extends DocumentFile {
  path: string;
  format: 'PDF' | 'CSV';
  menus: MenuPlace[];
}

/** A service behind the site: the edge forwards these path prefixes to the process with this name. */
export interface ServiceEntry {
  name: string;
  /** Version of the API that the part needs; the service's `/_/live` states which it has. */
  version: string;
  paths: string[];
  /** Names of the cookies that the service may set for the whole site; browsers get no others of it. */
  cookies?: string[];
  /** The former major version, which the service still answers for tabs that were opened with it. */
  previous?: { version: string; paths: string[] };
}

/**
 * A part's share of the release's route table. The part's `route-table.ts` exports it as `table`, and the build copies it into `part.json`.
 * @example
 * export const table: PartTable = {
 *   routes: [
 *     {
 *       path: '/training',
 *       page: 'TrainingPage',
 *       title: 'Training with us',
 *       description: 'Work with the people who keep buildings running: open posts, and how to apply for them.',
 *       label: 'Training',
 *       trail: [],
 *       menus: [{ group: 'about', order: 90, label: 'Training' }],
 *       searchWords: ['courses'],
 *       isIndexed: true,
 *       updated: '2026-11-26',
 *     },
 *   ],
 *   fragments: [],
 * };
 */
export interface PartTable {
  routes: RouteEntry[];
  fragments: FragmentEntry[];
  /** Linked from every page of the part. */
  feeds?: FeedEntry[];
  /** API path that returns an `AddressList`: pages for search engines that have no row of their own. */
  addresses?: string;
  /** Pages for the site's search that have no row of their own. */
  search?: SearchSource;
  /** Results of the site's search that lead to a place on a page. */
  answers?: SearchAnswer[];
  service?: ServiceEntry;
  documents?: DocumentEntry[];
  /** Former addresses of the part, with `:name` for parameters, each with the one it redirects to permanently. */
  moved?: Record<string, string>;
}

/** A fragment that the part exposes as `./NAME`. */
export interface FragmentEntry {
  name: string;
  /** API paths the loader reads; empty if there are none. */
  data: string[];
  /** A place on every page; the shell shows there all fragments that ask for it. */
  place?: 'footer';
}
