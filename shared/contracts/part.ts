import type { ComponentType } from 'react';
import type { ApiClient } from './api.ts';
import type { PictureSource } from './picture.ts';

/** Version of everything in this folder. The shell refuses a part whose major differs. */
export const CONTRACT_VERSION = '1.0';

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
  searchWords: string[];
  isIndexed: boolean;
  /** ISO date of the last change of the page's text. */
  updated: string;
  /** The address search engines shall keep, where two paths show one page. */
  canonical?: string;
  /** API paths the loader reads, so that they can be fetched together with the code. */
  data?: string[];
  /** Query keys that change the page; all others are ignored by the HTML cache. */
  queryKeys?: string[];
  /** Fragments of any part that the page embeds, by name. */
  fragments?: string[];
  /** Picture of the first view, preloaded by the server. */
  hero?: { picture: PictureSource; sizes: string };
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
  contract: string;
  routes: RouteEntry[];
  fragments: FragmentEntry[];
  service?: ServiceEntry;
}

export interface FragmentEntry {
  name: string;
  data: string[];
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
}

/** What an exposed fragment module exports as `fragment`. */
export interface PartFragment<Data = never> {
  Fragment: ComponentType<{ data: Data }>;
  loader: (args: Pick<LoaderArgs, 'api'> & { signal: AbortSignal }) => Promise<Data>;
}
