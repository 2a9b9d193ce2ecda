import { setTimeout as wait } from 'node:timers/promises';
import { openServer } from '../../support/open-server.ts';
import { request } from '../../support/request.ts';

/** Slow 4G: latency, and bytes per millisecond. */
const line = { latencyMs: 150, bytesPerMs: 200 };
/** Bytes that one response sends before the next one has its turn. */
const turn = 1_460;

/**
 * The site behind a slow connection: each response is delayed, then all share the bandwidth. Chromium's own
 * `Network.emulateNetworkConditions` holds back a request for ever once in some hundred loads.
 */
export function slowSite() {
  let freeAt = 0;
  const pass = async (bytes: number) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + bytes / line.bytesPerMs;
    await wait(freeAt - now);
  };
  return openServer(async ({ url = '/', headers }, response) => {
    const { accept = '*/*', 'accept-encoding': encodings = '' } = headers;
    const original = await request(url, { headers: { accept, 'accept-encoding': String(encodings) } });
    await wait(line.latencyMs);
    const { connection: _, 'transfer-encoding': __, ...sentHeaders } = original.headers;
    response.writeHead(original.status, sentHeaders);
    for (let at = 0; at < original.body.length; at += turn) {
      const piece = original.body.subarray(at, at + turn);
      await pass(piece.length);
      response.write(piece);
    }
    response.end();
  });
}
