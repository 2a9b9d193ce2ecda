import { readdirSync, readFileSync } from 'node:fs';
import type { RunningSite } from '@site/runner/site';
import { routes } from '../../support/routes.ts';
import { atMost, type Goal } from '../goals.ts';
import { enquiryFrom, type LoadRequest, sendLoad } from './send-load.ts';

const sampleMs = 2_000;

const others = ['/api/v1/blogsList', '/api/v1/blogsList/recent', '/sitemap.xml', '/robots.txt', '/_/ready'];

/**
 * Requests pages, files, lists, searches and unknown addresses at full speed, with one enquiry in two hundred. Compares each process's peak
 * memory at the end with its peak around the middle, when caches are full: peaks, because memory falls at each garbage collection.
 */
export async function measureMixedLoad(site: RunningSite, minutes: number): Promise<Goal[]> {
  const processes = { edge: site.edge, ...site.services };
  const samples: Record<string, Size[]> = Object.fromEntries(Object.keys(processes).map((name) => [name, []]));
  const timer = setInterval(() => {
    for (const [name, running] of Object.entries(processes)) samples[name]?.push(sizeOf(running.pid() ?? 0));
  }, sampleMs);
  let sent = 0;
  const nextRequest = () => mixedRequest(++sent, site.url);
  const { count, perSecond, failed } = await sendLoad({ url: site.url, duration: minutes * 60, nextRequest });
  clearInterval(timer);
  console.log(`${minutes} minutes of mixed load: ${count} answers, ${perSecond.toFixed(0)}/s`);
  return [
    atMost('mixed load, failed or unexpected answers', failed, '', 0),
    ...Object.entries(samples).flatMap(([name, sizes]) => growthOf(name, sizes)),
  ];
}

function mixedRequest(number: number, site: string): LoadRequest {
  if (number % 200 === 0) return enquiryFrom(number, site);
  return {
    ...mixedPage(number),
    headers: {
      'accept-encoding': 'br',
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
  };
}

function mixedPage(number: number): LoadRequest {
  if (number % 50 === 0) return { path: `/nowhere/${number}`, expectedStatus: 404 };
  if (number % 40 === 0) return { path: `/search?q=pump+${number}` };
  if (number % 10 === 0) return { path: others[(number / 10) % others.length] };
  return { path: routes[number % routes.length] };
}

interface Size {
  /** Resident memory, in MB of 2^20 bytes. */
  megabytes: number;
  /** Open files and sockets. */
  descriptors: number;
}

/** A process's memory and open files (Linux). */
function sizeOf(pid: number): Size {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { megabytes: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** Compares the last three tenths of the time with the three around the middle. */
function growthOf(name: string, sizes: Size[]): Goal[] {
  const peak = (from: number, to: number, key: keyof Size) =>
    Math.max(...sizes.slice(Math.floor(sizes.length * from), Math.ceil(sizes.length * to)).map((size) => size[key]));
  const [early, late] = [peak(0.3, 0.6, 'megabytes'), peak(0.7, 1, 'megabytes')];
  const descriptors = peak(0.7, 1, 'descriptors') - peak(0.3, 0.6, 'descriptors');
  return [
    atMost(`${name}, memory (${early.toFixed(0)} to ${late.toFixed(0)} MB)`, late / early, 'x', 1.1),
    atMost(`${name}, open files and sockets more`, descriptors, '', 5),
  ];
}
