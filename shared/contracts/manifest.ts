import type { PartTable } from './part.ts';

/** The part that is the host: it brings the edge, the router and the packages of which a page has only one copy. */
export const hostPart = 'shell';

/** `part.json`: what one immutable version of a part contains. Written by the build, read by everyone else. */
export interface PartManifest {
  /** @pattern ^[a-z][a-z0-9-]*$ */
  name: string;
  /**
   * Semver and content hash: `1.0.0-3f9a1c20`.
   * @pattern ^[0-9A-Za-z][0-9A-Za-z.-]*$
   */
  version: string;
  /** First script of the part, in `browser/`; it holds the hashes, and so the addresses, of all others. */
  entry: string;
  /** Exposed module or page name to the files it needs besides the entry, in `browser/`. */
  chunks: Record<string, { scripts: string[]; styles: string[] }>;
  table: PartTable;
  /** Version of the contract that the sources were built with. */
  contract: string;
  /** Package name to the version it was built against, for packages of which a page has only one copy. */
  packages: Record<string, string>;
  /** Every file of the version: path to base64 sha384 and size in bytes. All versions share those in `browser/`, named by content. */
  files: Record<string, { sha384: string; bytes: number }>;
  /** Script or style sheet in `browser/` to the integrity that pages use: `sha256-…`, a third shorter than the SHA-384 that they use otherwise. */
  integrity?: Record<string, string>;
  /** Names of the modules that hosts other than the shell load. */
  embed?: string[];
}

/**
 * An immutable set: one version of every part.
 * @example
 * { id: '4f0c2a91d3e7', parts: { shell: '1.0.0-9be1c07a', blog: '1.0.0-3f9a1c20' } }
 */
export interface Release {
  id: string;
  /** Part name to version. */
  parts: Record<string, string>;
  /** Retired parts, by name. Absent if there are none. */
  retired?: Record<string, Retirement>;
}

/** The redirect of each address of a retired part: to the address of a page, or none (`null`, answered 410). */
export type Retirement = Record<string, string | null>;

/**
 * `source.json`, beside `part.json`: the sources that a version was built from, as far as they are known.
 * @example
 * { author: 'Asha', commit: '6f1d2c3b', branch: 'main', isModified: true }
 */
export interface BuildSource {
  author?: string;
  /** Hash of the commit, full or abbreviated. */
  commit?: string;
  branch?: string;
  /** The checkout had changes that no commit has. */
  isModified?: boolean;
}

/**
 * The content hash in the name of a file for browsers, with the character before it.
 * @example
 * 'entry.5a0c33d1.js'.replace(hashInName, ''); // 'entry.js'
 */
export const hashInName = /[.-][0-9a-f]{8}(?=[.-])/;
