import type { DocumentEntry, RouteEntry } from './part.ts';

/** A route as the browser knows it: what the server alone needs is left out. */
export type SiteRoute = Pick<
  RouteEntry,
  'path' | 'page' | 'title' | 'description' | 'label' | 'trail' | 'menus' | 'canonical' | 'data'
> & { part: string };

/** A document as menus offer it. */
export type SiteDocument = Omit<DocumentEntry, 'file'>;

/** One version of a part, as a page loads it. */
export interface SitePart {
  /** Address of the version's files, with a slash at its end. */
  base: string;
  version: string;
  entry: string;
  /** `sha384-…` of the entry; scripts loaded by it carry theirs inside. */
  integrity: string;
  /** Exposed module or page name to the scripts and styles it needs, for loading ahead of use. */
  files: Record<string, string[]>;
}

/** The release a page was made from. A page keeps it from HTML to its last lazy chunk. */
export interface SiteRelease {
  id: string;
  parts: Record<string, SitePart>;
  routes: SiteRoute[];
  documents: SiteDocument[];
  /** Addresses that were given up, each with the one that took its place. */
  moved?: Record<string, string>;
  /** Fragment name to its part, the API paths its loader reads and the place it stands in on every page, if any. */
  fragments: Record<string, { part: string; data: string[]; place?: 'footer' }>;
}

/** What the server hands to the browser in a data block, so that hydration finds what rendering had. */
export interface PageData {
  release: SiteRelease;
  /** Origin of canonical addresses; the browser may have come by another. */
  siteUrl: string;
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  /** Fragment name to its loader's result, for those in the HTML. */
  fragments: Record<string, unknown>;
  /** Parts that the server could not render into this page. */
  absent: string[];
}
