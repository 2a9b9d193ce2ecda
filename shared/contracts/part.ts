import type { ComponentType } from 'react';
import type { ApiClient } from './api.ts';
import type { PictureSource } from './picture.ts';
import type { SearchSource } from './search.ts';
import type { DescribeThings } from './structured-data.ts';

/** Where a route stands in menus. `opens` names the group listed below this item of the main menu. */
export interface MenuPlace {
  group: string;
  order: number;
  label: string;
  opens?: string;
}

export interface Crumb {
  label: string;
  path?: string;
}

/** A picture that has a social card, and what is to be seen on it. */
export interface SharedPicture {
  picture: PictureSource;
  alt: string;
}

/** One row of the route table: all that menus, sitemap, search and the server must know without running the part. */
export interface RouteEntry {
  /** Absolute, with `:name` for parameters: `/blogs/:slug`. */
  path: string;
  /** Name of the page's chunk, equal to its component's name. */
  page: string;
  /** Text of `<title>`, without the company's name; 15 to 60 characters with it. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Last breadcrumb, and the page's name in lists. */
  label: string;
  /** Breadcrumbs between Home and this page. */
  trail: Crumb[];
  menus: MenuPlace[];
  /** Where a search result says it is from: 'Services'; nothing where absent. */
  section?: string;
  /** What visitors may call this page: synonyms, everyday Hindi, other spellings. */
  searchWords: string[];
  /** Words of the page itself, for search only. */
  searchText?: string;
  isIndexed: boolean;
  /** ISO date of the last change of the page's text. */
  updated: string;
  /** The address search engines shall keep, where two paths show one page. */
  canonical?: string;
  /** API paths the loader reads, so that they can be fetched together with the code. */
  data?: string[];
  /** Query keys that change the page; all others are ignored by the HTML cache. */
  queryKeys?: string[];
  /** Those of them that tell of one visitor, such as the token of a link: a page asked for by one is made anew and kept by nobody. */
  privateKeys?: string[];
  /** Fragments of any part that the page embeds, by name. */
  fragments?: string[];
  /** Picture of the first view, preloaded by the server. */
  hero?: { picture: PictureSource; sizes: string };
  /** What other sites show beside a link to the page; the site's own card where absent. */
  share?: SharedPicture;
}

/** Answer of a part's `addresses`, one page of it: `?page=2` asks for the next. */
export interface AddressList {
  status: 'success';
  data: PageAddress[];
  /** Of the whole list; at least 1. */
  pages: number;
}

/** A page that has no row of its own because its route has parameters. */
export interface PageAddress {
  path: string;
  title: string;
  /** ISO date or time of its last change. */
  updated: string;
}

/** A list of news that readers subscribe to. A service of the same part answers it. */
export interface FeedEntry {
  path: string;
  type: 'application/rss+xml' | 'application/atom+xml';
  title: string;
}

/** A file that the part's build made or took along, as `import file from './x.pdf'` describes it. */
export interface DocumentFile {
  /** Path among the part's files. */
  file: string;
  bytes: number;
}

/** A file for visitors to keep. The site offers it at an address that stays, whatever version of the part it is in. */
export interface DocumentEntry extends DocumentFile {
  path: string;
  format: 'PDF';
  menus: MenuPlace[];
}

/** A service behind the site: the edge sends these path prefixes to the process of this name. */
export interface ServiceEntry {
  name: string;
  /** Version of the API the part needs, as the service's `/live` states it. */
  version: string;
  paths: string[];
}

/** What a part adds to the release's route table. */
export interface PartTable {
  routes: RouteEntry[];
  fragments: FragmentEntry[];
  /** Announced on every page of the part. */
  feeds?: FeedEntry[];
  /** API path that answers an `AddressList`: what search engines shall know beyond the routes without parameters. */
  addresses?: string;
  /** What search shall find beyond the routes without parameters. */
  search?: SearchSource;
  service?: ServiceEntry;
  documents?: DocumentEntry[];
  /** Addresses the part once served, with `:name` for parameters, each with the one that visitors are led to for good instead. */
  moved?: Record<string, string>;
}

export interface FragmentEntry {
  name: string;
  data: string[];
  /** A place on every page, which the shell gives to whatever fragments ask for it. */
  place?: 'footer';
}

export interface LoaderArgs {
  params: Record<string, string | undefined>;
  request: Request;
  api: ApiClient;
}

export interface ActionArgs extends LoaderArgs {
  form: FormData;
}

/** Title and description that depend on what the loader found. */
export interface Head {
  title?: string;
  description?: string;
  isIndexed?: boolean;
  /** Path of the page itself, where the route has parameters. */
  canonical?: string;
  crumbs?: Crumb[];
  share?: SharedPicture;
  /** ISO times; set where the page is an article. */
  article?: { published: string; modified: string };
}

/** One entry of the list that a part exposes as `./routes`. */
export interface PartRoute {
  path: string;
  page: () => Promise<ComponentType>;
  loader?: (args: LoaderArgs) => Promise<unknown>;
  /** Answers a form that was posted without JavaScript. */
  action?: (args: ActionArgs) => Promise<unknown>;
  /** Reads the loader's data; it is handed over as it came from the wire. */
  head?: (data: never) => Head;
  /** What the page tells machines besides what the shell says of every page. Only the server asks, so it is loaded by itself. */
  structuredData?: () => Promise<DescribeThings>;
}

/** What an exposed fragment module exports as `fragment`. */
export interface PartFragment<Data = never> {
  Fragment: ComponentType<{ data: Data }>;
  loader: (args: Pick<LoaderArgs, 'api'> & { signal: AbortSignal }) => Promise<Data>;
}
