import type { RunningSite } from '@site/runner/site';
import { routes } from '../../support/routes.ts';
import { watchProcesses } from '../../support/watch-processes.ts';
import { atMost, type Goal } from '../goals.ts';
import { enquiryFrom, type LoadRequest, sendLoad } from './send-load.ts';

const others = ['/api/v1/blogsList', '/api/v1/blogsList/recent', '/sitemap.xml', '/robots.txt', '/_/ready'];

/**
 * Requests pages, files, lists, searches and unknown addresses at full speed, with one enquiry in two hundred.
 * What each process needs at the end is compared with what it needed around the middle.
 */
export async function measureMixedLoad(site: RunningSite, minutes: number): Promise<Goal[]> {
  const processes = Object.entries({ edge: site.edge, ...site.services });
  const pids = processes.map(([name, supervised]) => [name, supervised.pid()]);
  const growth = watchProcesses(Object.fromEntries(pids));
  let sent = 0;
  const nextRequest = () => mixedRequest(++sent, site.url);
  const { count, perSecond, failed } = await sendLoad({ url: site.url, duration: minutes * 60, nextRequest });
  console.log(`${minutes} minutes of mixed load: ${count} answers, ${perSecond.toFixed(0)}/s`);
  return [
    atMost('mixed load, failed or unexpected answers', failed, '', 0),
    ...growth().flatMap(({ name, middleMb, endMb, moreDescriptors }) => [
      atMost(`${name}, memory (${middleMb.toFixed(0)} to ${endMb.toFixed(0)} MB)`, endMb / middleMb, 'x', 1.1),
      atMost(`${name}, open files and sockets more`, moreDescriptors, '', 5),
    ]),
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
