import type { ReleaseStore } from '@site/release/store/release-store';
import type { Assets } from '../../files/assets.ts';
import { readStored, releaseCheckPath } from '../../releases/release-check.ts';
import { rowsOfPart } from '../../rendering/document/site-release.ts';
import type { Exchange, Handler } from '../exchange.ts';
import { sendOnce, sendStatus } from '../send.ts';

/** Tells an open tab whether its release can still be served, and one that lacks a part's rows what they are, by part. */
export function answerRelease(store: ReleaseStore): Handler {
  return async (exchange: Exchange) => {
    if (!exchange.pathname.startsWith(releaseCheckPath)) return false;
    const manifests = await readStored(store, exchange.pathname);
    if (!manifests || exchange.request.method === 'HEAD') {
      sendStatus(exchange, manifests ? 204 : 404);
      return true;
    }
    const rows = Object.fromEntries(manifests.map((manifest) => [manifest.name, rowsOfPart(manifest)]));
    await sendOnce(exchange, JSON.stringify(rows), { 'content-type': 'application/json; charset=utf-8' });
    return true;
  };
}

/** Whatever else is below `/_/` is a file of a part, or not there. */
export function serveAsset(assets: Assets): Handler {
  return async (exchange: Exchange) => {
    if (!exchange.pathname.startsWith('/_/')) return false;
    await assets.serve(exchange, exchange.pathname);
    return true;
  };
}
