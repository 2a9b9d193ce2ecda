import type { ReleaseStore } from '@site/release/store/release-store';
import { forEver } from '../files/assets.ts';
import type { Exchange, Handler } from '../http/exchange.ts';
import { send, sendText } from '../http/send.ts';
import type { LiveRelease } from './live-release.ts';

const currentReleasePath = '/_/release.json';
const storePath = '/_/store/';

// Names are those of our own store: no dots at their start, so no way up.
const sharedKeys =
  /^(?:releases\/[0-9a-f]{12}\.json|channels\/[a-z][a-z0-9-]*\/\d{8}\.json|parts(?:\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)+)$/;

interface SharedReleasesOptions {
  store: ReleaseStore;
  current: () => LiveRelease | undefined;
  /** Whether others may read the whole store, server builds included, to build their part against this site. */
  isShared: boolean;
}

/** Names the live release at `/_/release.json` and, where the site shares its store, serves that below `/_/store/`. */
export function createSharedReleases({ store, current, isShared }: SharedReleasesOptions): Handler {
  async function answerOf(pathname: string): Promise<{ body: Buffer; type: string; caching: string } | undefined> {
    const live = current();
    if (pathname === currentReleasePath && live) {
      const { id, parts } = await store.readRelease(live.id);
      return {
        body: Buffer.from(JSON.stringify({ id, parts, isShared })),
        type: 'application/json',
        caching: 'no-store',
      };
    }
    const key = pathname.slice(storePath.length);
    const body = isShared && sharedKeys.test(key) ? await store.storage.read(key) : undefined;
    return body && { body, type: 'application/octet-stream', caching: forEver };
  }

  return async (exchange: Exchange) => {
    const { pathname } = exchange;
    if (pathname !== currentReleasePath && !pathname.startsWith(storePath)) return false;
    const answer = await answerOf(pathname);
    if (answer) send(exchange, 200, { 'content-type': answer.type, 'cache-control': answer.caching }, answer.body);
    else sendText(exchange, 404, 'There is no such file.\n');
    return true;
  };
}
