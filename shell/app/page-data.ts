import type { SiteDocument, SiteRoute } from '@site/contracts/shell-api';

/** One version of a part, as a page loads it. */
export interface SitePart {
  /** URL of the folder with the files of all the part's versions, ending in a slash. */
  base: string;
  version: string;
  entry: string;
  /** The integrity of the entry, which holds those of the scripts it loads. */
  integrity: string;
  /** Scripts and styles to preload, by exposed module or page name. */
  files: Record<string, string[]>;
}

/**
 * The release a page was rendered from. The page stays with it, down to its last lazy chunk. All its pages load it as one file, the
 * release's table.
 */
export interface SiteRelease {
  id: string;
  parts: Record<string, SitePart>;
  routes: SiteRoute[];
  documents: SiteDocument[];
  /** Former addresses, each with the one that replaces it. */
  moved?: Record<string, string>;
  /** By fragment name: its part, the API paths its loader reads, and its place on every page, if any. */
  fragments: Record<string, { part: string; data: string[]; place?: 'footer' }>;
}

/** Passed by the shell's renderer to the browser code of the same version, so that hydration has the same data as rendering. */
export interface PageData extends PageBlock {
  release: SiteRelease;
}

/** What a page itself carries, in its block `#page-data`. */
export interface PageBlock {
  /** Origin of canonical addresses; the browser may be on another one. */
  siteUrl: string;
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  /** Loader results by fragment name, for fragments in the HTML. */
  fragments: Record<string, unknown>;
  /** Parts missing from the server's HTML: excluded from rendering, or not loaded. */
  absent: string[];
  /** ETags of the API responses that the page was made from, by path; of another host checksums. */
  etags?: Record<string, string>;
}

/** A file's address and its integrity. */
export type PlannedFile = [href: string, integrity: string];

/** The page's `#start` block, for the starter and the report. */
export interface StartPlan {
  /** The host's first script. */
  host: PlannedFile;
  /** Its imports, downloaded meanwhile. */
  preload: PlannedFile[];
  /** The release's table, which hydration waits for. */
  tableFile: PlannedFile;
  /** URLs of what the page's part needs later; its entry checks their integrity. */
  prefetch: string[];
  /** Runs last. */
  report: PlannedFile;
  /** Id of the release. */
  release: string;
  /** The kind of page, as `pageKind` names it. */
  page: string;
}
