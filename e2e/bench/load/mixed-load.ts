import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningSite } from '@site/runner/site';
import { atMost, type Goal } from '../goals.ts';
import { startWrk } from '../wrk.ts';
import { enquiryInLua } from './enquiries.ts';
import { type Size, sizeOf } from './process-size.ts';

const sampleMs = 2_000;

/**
 * Pages, files, lists, searches, unknown addresses and an enquiry in two hundred, at full speed. What each process holds at the end is
 * compared with what it held after three tenths of the time: caches are full by then. Peaks, because memory falls at each garbage collection.
 */
export async function measureMixedLoad(site: RunningSite, folder: string, minutes: number): Promise<Goal[]> {
  const script = path.join(folder, 'mixed.lua');
  await writeFile(script, `local about = ${enquiryInLua(site.url)}\n${requestInLua}`);
  const processes = { edge: site.edge, ...site.services };
  const samples: Record<string, Size[]> = Object.fromEntries(Object.keys(processes).map((name) => [name, []]));
  const sample = () => {
    for (const [name, running] of Object.entries(processes)) samples[name]?.push(sizeOf(running.pid() ?? 0));
  };
  const timer = setInterval(sample, sampleMs);
  const { answers, perSecond } = await startWrk(site.url, { seconds: minutes * 60, script });
  clearInterval(timer);
  console.log(`${minutes} minutes of mixed load: ${answers} answers, ${perSecond.toFixed(0)}/s`);
  return Object.entries(samples).flatMap(([name, sizes]) => growthOf(name, sizes));
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

const requestInLua = `
local pages = { '/', '/services', '/services/plumbing', '/industries/healthcare', '/blogs', '/contact', '/about-us' }
local others = { '/api/v1/blogsList', '/api/v1/blogsList/recent', '/sitemap.xml', '/robots.txt', '/ready' }
local sent = 0
request = function()
  sent = sent + 1
  local headers = { ['accept-encoding'] = 'br' }
  headers['x-forwarded-for'] = string.format('10.%d.%d.%d', sent / 65536 % 256, sent / 256 % 256, sent % 256)
  if sent % 200 == 0 then
    headers['content-type'] = 'application/json'
    headers['origin'] = about.origin
    return wrk.format('POST', '/api/v1/generalEnquiry', headers, about.body)
  end
  if sent % 50 == 0 then return wrk.format('GET', '/nowhere/' .. sent, headers) end
  if sent % 40 == 0 then return wrk.format('GET', '/search?q=pump+' .. sent, headers) end
  if sent % 10 == 0 then return wrk.format('GET', others[sent / 10 % #others + 1], headers) end
  return wrk.format('GET', pages[sent % #pages + 1], headers)
end
`;
