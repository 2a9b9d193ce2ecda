/** A script's address and its integrity. */
export type LinkedScript = [src: string, integrity: string];

/** The page's `#start` block, for the starter and the report. */
export interface StartPlan {
  /** The host's first script. */
  host: LinkedScript;
  /** Its imports, downloaded meanwhile. */
  preload: LinkedScript[];
  /** URLs of what the page's part needs later; its entry checks their integrity. */
  prefetch: string[];
  /** Runs last. */
  report: LinkedScript;
  /** Id of the release. */
  release: string;
  /** The part whose page this is. */
  part: string;
}
