import type { IncomingMessage } from 'node:http';
import { siteConfig } from '@site/brand/site.config';
import { isReleaseId, withVersions } from '@site/delivery/store/release';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { describeClash, tableClashes } from '@site/delivery/store/release-table';
import { NotInStore } from '@site/delivery/store/store-errors';
import { parseVersionName } from '@site/delivery/store/version-names';
import { testerTokenExpiry } from '@site/delivery/tester-token';
import type { TesterCookie } from './release-cookies.ts';

interface TesterLinkOptions {
  store: ReleaseStore;
  /** Id of the release that all visitors have. */
  liveId: () => string | undefined;
  testerCookie: TesterCookie;
  secret: Buffer | string;
  /** In development no token is needed. */
  isDevelopment: boolean;
}

/** `query` is the rest of the URL's query. */
type TesterLinkResult =
  | { kind: 'accepted'; query: string; cookie: string }
  | { kind: 'refused'; status: 403 | 404 | 409; reason: string };

export type ReadTesterLink = ReturnType<typeof createTesterLinkReader>;

/**
 * Reads `?release=ID`, `?release=live` and `?part=blog@VERSION` from a page's URL.
 * Undefined if the URL asks for no release: pages may use these keys for something else.
 * Whoever is a tester already needs no token for a link on this site or in the address bar, and stays one no longer than before.
 */
export function createTesterLinkReader({ store, liveId, testerCookie, secret, isDevelopment }: TesterLinkOptions) {
  return async function readTesterLink(
    query: string,
    request: Pick<IncomingMessage, 'headers'>,
  ): Promise<TesterLinkResult | undefined> {
    if (!/(?:^|&)(?:release|part)=/.test(query)) return undefined;
    const params = new URLSearchParams(query);
    const named = params.get('release') ?? '';
    const release = named === 'live' || isReleaseId(named) ? named : undefined;
    const versions = versionsOf(params.getAll('part'));
    if (!release && Object.keys(versions).length === 0) return undefined;
    for (const key of ['release', 'part', 'token']) params.delete(key);
    // Going back to the live release needs no token.
    if (release === 'live') return { kind: 'accepted', query: params.toString(), cookie: testerCookie.remove() };
    const token = new URLSearchParams(query).get('token') ?? '';
    const tester = isFromOtherSite(request) ? undefined : testerCookie.read(request);
    const expiresAt = testerTokenExpiry(secret, token) ?? tester?.expiresAt;
    if (expiresAt === undefined && !isDevelopment) return { kind: 'refused', status: 403, reason: tokenRequired };
    try {
      const chosen = withVersions(await store.readRelease(release ?? liveId() ?? ''), versions);
      for (const [part, version] of Object.entries(chosen.parts))
        if (!(await store.isTrusted(part, version))) throw new NotInStore(`${part} ${version} that may be shown`);
      // Read even if the release exists, because one of its versions may have been pruned.
      const [clash] = tableClashes(await store.readManifests(chosen.parts));
      if (clash)
        return {
          kind: 'refused',
          status: 409,
          reason: `${describeClash(clash)}, so they cannot be released together.`,
        };
      const { id } = await store.createRelease(chosen);
      return { kind: 'accepted', query: params.toString(), cookie: testerCookie.set(id, expiresAt) };
    } catch (error) {
      if (!(error instanceof NotInStore)) throw error;
      return { kind: 'refused', status: 404, reason: error.message };
    }
  };
}

/** Any site could otherwise show a tester what it likes. Browsers leave the header out on plain http. */
function isFromOtherSite({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());
}

const tokenRequired = `Only a signed link shows another release. This address has no token, or one that is wrong or has expired; "${siteConfig.releaseCommand} preview" makes a new one.`;

/** Reads pairs such as `blog@1.0.0-3f9a1c20` and ignores anything else. */
function versionsOf(pairs: string[]): Record<string, string> {
  const named = pairs.flatMap((pair) => parseVersionName(pair) ?? []);
  return Object.fromEntries(named.map(({ part, version }) => [part, version]));
}
