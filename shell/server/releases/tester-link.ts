import { tableClashes } from '@site/release/manifest';
import { endOfToken } from '@site/release/qa-token';
import { NotInStore, type ReleaseStore } from '@site/release/release-store';
import type { ChosenRelease } from './tester-cookie.ts';

interface ChooseOptions {
  store: ReleaseStore;
  /** Id of the release that all visitors have. */
  live: () => string | undefined;
  chosen: Pick<ChosenRelease, 'keep' | 'forget'>;
  secret: Buffer | string;
  /** Then no token is asked for. */
  isDevelopment: boolean;
}

/** `query` is what is left of the address's. */
export type Choice =
  | { kind: 'chosen'; query: string; cookie: string }
  | { kind: 'refused'; status: 403 | 404 | 409; reason: string };

/**
 * Reads `?release=ID`, `?release=live` and `?part=blog@VERSION` from a page's address.
 * Undefined where the address asks for no release: other uses of those words are none of ours.
 */
export function createChooseRelease({ store, live, chosen, secret, isDevelopment }: ChooseOptions) {
  async function find(
    release: string | undefined,
    versions: Record<string, string>,
    end: number | undefined,
    query: string,
  ): Promise<Choice> {
    const { parts } = await store.readRelease(release ?? live() ?? '');
    const wanted = { ...parts, ...versions };
    // Read even where the release is known: one of its versions may have been pruned.
    const [clash] = tableClashes(await store.readParts(wanted));
    if (clash)
      return {
        kind: 'refused',
        status: 409,
        reason: `Both ${clash.owners.join(' and ')} claim "${clash.claim}", so they make no release.`,
      };
    return { kind: 'chosen', query, cookie: chosen.keep((await store.createRelease(wanted)).id, end) };
  }

  return async function choose(query: string): Promise<Choice | undefined> {
    if (!/(?:^|&)(?:release|part)=/.test(query)) return undefined;
    const asked = new URLSearchParams(query);
    const release = /^(?:[0-9a-f]{12}|live)$/.exec(asked.get('release') ?? '')?.[0];
    const versions = versionsOf(asked.getAll('part'));
    if (!release && Object.keys(versions).length === 0) return undefined;
    for (const key of ['release', 'part', 'token']) asked.delete(key);
    // Whoever looks at something else may always come back.
    if (release === 'live') return { kind: 'chosen', query: asked.toString(), cookie: chosen.forget() };
    const end = endOfToken(secret, new URLSearchParams(query).get('token') ?? '');
    if (end === undefined && !isDevelopment) return { kind: 'refused', status: 403, reason: tokenWanted };
    return find(release, versions, end, asked.toString()).catch((error: unknown) => {
      if (!(error instanceof NotInStore)) throw error;
      return { kind: 'refused' as const, status: 404 as const, reason: error.message };
    });
  };
}

const tokenWanted =
  'Other releases are shown with a token only, and this address has none, a wrong one or one past its end: "npm run release -- token" makes one.';

/** `blog@1.0.0-3f9a1c20` and the like; whatever else stands there is left out. */
function versionsOf(pairs: string[]): Record<string, string> {
  const found = pairs.flatMap((pair) => {
    const [, part, version] = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.-]*)$/.exec(pair) ?? [];
    return part && version ? [[part, version] as const] : [];
  });
  return Object.fromEntries(found);
}
