import type { ReleaseStore } from '@site/release/store/release-store';
import type { Assets } from '../../files/assets.ts';
import { isStored, releaseCheckPath } from '../../releases/release-check.ts';
import type { Exchange, Handler } from '../exchange.ts';
import { sendStatus } from '../send.ts';

/** Tells an open tab whether its release can still be served. */
export function answerReleaseCheck(store: ReleaseStore): Handler {
  return async (exchange: Exchange) => {
    if (!exchange.pathname.startsWith(releaseCheckPath)) return false;
    sendStatus(exchange, (await isStored(store, exchange.pathname)) ? 204 : 404);
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
