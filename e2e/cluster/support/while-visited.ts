import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Report } from './load-generator.ts';
import type { Cluster } from './open-cluster.ts';

/** Each visitor has an address of their own, also those of the next test. */
const visitorsOfATest = 10_000;
let tests = 0;

/** Pages and calls of visitors. Services answer each call; pages come mostly from an edge's memory. */
export const pages = ['/', '/services', '/contact', '/blogs', '/blogs/a-garden-that-survives-may-in-noida'];
export const calls = ['/api/v1/blogsList?limit=7', '/api/v1/csrf', '/api/v1/blogsBySlug/caring-for-elders-at-home'];

/**
 * Visits the site, by default a hundred times a second, for as long as `work` takes, one in five visitors sending an enquiry. Prints and
 * returns what they met.
 */
export async function whileVisited(
  { siteUrl, acknowledged }: Cluster,
  what: string,
  addresses: string[],
  work: () => Promise<void>,
  perSecond = 100,
): Promise<Report> {
  const script = fileURLToPath(new URL('./load-generator.ts', import.meta.url));
  const first = String(visitorsOfATest * tests++);
  const visitors = fork(script, [siteUrl, first, String(perSecond), ...addresses], {
    execArgv: ['--import', 'tsx/esm'],
  });
  const reported = once(visitors, 'message') as Promise<[Report]>; // the one message that `load-generator.ts` sends
  try {
    await work();
    visitors.send('stop');
    const [report] = await reported;
    for (const reference of report.references) acknowledged.add(reference);
    print(what, report);
    return report;
  } finally {
    visitors.kill();
  }
}

function print(what: string, { requests, failed, slowestMs, longestGapMs, sent, repeated, neverAccepted }: Report) {
  console.log(
    `${what}: ${failed.length} of ${requests} pages, pictures and calls failed, the slowest took ${slowestMs.toFixed(0)} ms, longest gap ${longestGapMs.toFixed(0)} ms; ` +
      `${neverAccepted.length} of ${sent} enquiries never accepted, ${repeated.length} accepted when sent again; ${[...new Set([...failed, ...repeated])].slice(0, 5).join('; ')}`,
  );
}
