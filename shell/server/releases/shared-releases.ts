import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReleaseStore } from '@site/release/release-store';
import { forEver } from '../files/assets.ts';
import { send, sendText } from '../http/answer.ts';
import type { LiveRelease } from './live-release.ts';

const describing = '/_/release.json';
const storing = '/_/store/';

// Names are those of our own store: no dots at their start, so no way up.
const keys =
  /^(?:releases\/[0-9a-f]{12}\.json|channels\/[a-z][a-z0-9-]*\/\d{8}\.json|parts(?:\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)+)$/;

interface SharedReleasesOptions {
  store: ReleaseStore;
  current: () => LiveRelease | undefined;
  /** Whether others may read the whole store, server builds included: for sites whose release teams build against. */
  isShared: boolean;
  commonHeaders: Record<string, string>;
}

/** Says which release is live, at `/_/release.json`, and where it is shared gives its files, below `/_/store/`, as the store has them. */
export function createSharedReleases({ store, current, isShared, commonHeaders }: SharedReleasesOptions) {
  async function answerOf(pathname: string): Promise<{ body: Buffer; type: string; caching: string } | undefined> {
    const live = current();
    if (pathname === describing && live) {
      const { id, parts } = await store.readRelease(live.id);
      return {
        body: Buffer.from(JSON.stringify({ id, parts, isShared })),
        type: 'application/json',
        caching: 'no-store',
      };
    }
    const key = pathname.slice(storing.length);
    const body = isShared && keys.test(key) ? await store.storage.read(key) : undefined;
    return body && { body, type: 'application/octet-stream', caching: forEver };
  }

  return {
    isOne: (pathname: string) => pathname === describing || pathname.startsWith(storing),
    async serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
      const answer = await answerOf(pathname);
      if (!answer) return sendText(request, response, 404, commonHeaders, 'There is no such file.\n');
      const headers = { ...commonHeaders, 'content-type': answer.type, 'cache-control': answer.caching };
      send(request, response, { status: 200, headers, body: answer.body });
    },
  };
}
