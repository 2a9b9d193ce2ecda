import type { PartManifest, Release } from '@site/contracts/manifest';
import type { PartFragment, PartRoute } from '@site/contracts/part-routes';
import * as v from 'valibot';
import type { SearchResult } from '../../../app/search/create-search.ts';

// The edge and a release's renderer may be of different versions: a new field is optional, and a renamed one is sent under both names
// until no release reads the old one.

/** Settings of a renderer. Plain data only, because it is sent to its thread. */
export interface RendererSetup {
  release: Release;
  manifests: PartManifest[];
  /** Folder with `<part>/<module>.mjs` of every part of the release. */
  modulesFolder: string;
  siteUrl: string;
  /** Where the browser calls the API, if not at the site's own origin. */
  apiHost?: string;
  /** Whether pages may show content of other sites in frames. */
  allowsFrames?: boolean;
  /** Service name to the address of its process. */
  serviceOrigins: Record<string, string>;
  /** How long a page waits for a service before it does without its data. */
  serviceTimeoutMs: number;
  /** Script of the development server that reloads the page after a build. */
  reloadScript?: string;
}

/** Server builds of a release's parts, by `<part>/<module>`. */
export type PartModules = Map<string, { routes?: PartRoute[]; fragment?: PartFragment<unknown> }>;

/** Passed by the renderer's thread to `createRenderer`. */
export interface RendererOptions extends RendererSetup {
  modules: PartModules;
  /** Called with the part whose code runs from now on. */
  onPartEntered: (part: string) => void;
}

export interface RenderRequest {
  /** Path and query. */
  target: string;
  method: 'GET' | 'POST';
  /** Body of a form, URL-encoded. */
  form?: string;
  /** Results for the search page: only the edge has the index. */
  searchResult?: SearchResult;
  /** Sent to services with every call: the visitor's address, origin and host. */
  clientHeaders: Record<string, string>;
  /** Names of services that do not answer, so the renderer asks them for no data. */
  unavailableServices: string[];
  /** Parts to leave out: they failed while rendering this page, or are quarantined. */
  excludedParts: string[];
}

/** No page of ours is a tenth of this long. */
export const maxHtmlLength = 5_000_000;
const maxAddressLength = 8_000;

export const pageStatus = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599));

export const redirect = v.object({
  kind: v.literal('redirect'),
  status: v.pipe(v.number(), v.values([301, 302, 303, 307, 308])),
  /** Without a line break or a character that no header may have. */
  location: v.pipe(v.string(), v.regex(/^[\x21-\x7e\x80-\xff]+$/), v.maxLength(maxAddressLength)),
});

/** What a renderer answers. Code of parts ran beside it in its thread, so the edge checks it. */
export const renderResult = v.variant('kind', [
  v.object({
    kind: v.literal('page'),
    status: pageStatus,
    html: v.pipe(v.string(), v.maxLength(maxHtmlLength)),
    /** Something of a part is missing, so the page must not become the last good copy. */
    isDegraded: v.boolean(),
    /** SHA-256 of its style element, base64; absent if it has none. */
    styleHash: v.optional(v.pipe(v.string(), v.regex(/^[\w+/=]+$/))),
    /** What parts did wrong: in this page, or since the one before it in timers and promises. */
    failures: v.optional(v.array(v.object({ part: v.string(), reason: v.string() }))),
  }),
  redirect,
]);

export type RenderResult = v.InferOutput<typeof renderResult>;

/** The release's table as browsers load it. The release's own renderer makes it, because scripts of the same version read it. */
export const tableFileResult = v.object({
  href: v.pipe(v.string(), v.regex(/^\/_\/release\/\w+\/table\.\w+\.json$/)),
  text: v.pipe(v.string(), v.maxLength(maxHtmlLength)),
});
