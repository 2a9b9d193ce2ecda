import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { allowedServerMs, limits } from './limits.ts';
import { checkSpeed, type ServedPage } from './server-check.ts';
import type { OnStages } from './stages.ts';

it.each([
  [undefined, 80, 250],
  [undefined, 900, 900],
  [5, 80, 50],
  [60, 80, 120],
])(
  'allows a page, whose live one takes %s ms and the first of all %s ms, %s ms on the server',
  (liveMs, firstMs, allowed) => {
    expect(allowedServerMs(liveMs, firstMs)).toBe(allowed);
  },
);

it('refuses a page that is slow every time, and names both times', async () => {
  const { onStages, opened } = await openServers(1500);
  const [refusal, ...more] = await checkSpeed([page(900)], onStages, 'release');
  expect(more).toEqual([]);
  expect(refusal?.reason).toMatch(
    /^takes \d+ ms to render \/page on the server, the live one \d+ ms; \d+ ms are allowed\.$/,
  );
  expect(opened()).toBe(limits.repetitions);
});

it('lets a page in that was slow only the first time', async () => {
  const { onStages } = await openServers(0);
  expect(await checkSpeed([page(900)], onStages, 'release')).toEqual([]);
});

it('measures nothing again where all pages are quick', async () => {
  const { onStages, opened } = await openServers(0);
  expect(await checkSpeed([page(20)], onStages, 'release')).toEqual([]);
  expect(opened()).toBe(0);
});

function page(ms: number): ServedPage {
  const visit = { path: '/page', part: 'blog', version: '1', area: 'page', kind: 'blog Page' };
  return { visit, ms, allowedMs: 50, digest: 'b', live: { ms: 10, digest: 'a' } };
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => void close()));

/** A release that takes so long beside a live one that takes no time. */
async function openServers(slowMs: number) {
  let opened = 0;
  const [proposed, live] = [await serve(slowMs), await serve(0)];
  const onStages: OnStages = (use) => {
    opened += 1;
    return use({ proposed, live });
  };
  return { onStages, opened: () => opened };
}

async function serve(ms: number) {
  const server = createServer((_request, response) => void pause(ms).then(() => response.end('<h1>Page</h1>')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://127.0.0.1:${port}`, release: 'release', parts: [], log: [] };
}
