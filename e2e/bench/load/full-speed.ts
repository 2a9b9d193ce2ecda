import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningSite } from '@site/runner/site';
import { atLeast, atMost, type Goal, median } from '../goals.ts';
import { enquiryFrom, type LoadResult, sendLoad } from './send-load.ts';

const rounds = 3;
const postCount = 5_000;
const perPage = 10;
const hourMs = 3_600_000;

/**
 * Compares the edge's processor time for the blog's list with that for the home page, which the edge has in memory. Requests per second
 * would measure autocannon, which is slower than the edge.
 */
export async function measureList({ url, edge }: RunningSite): Promise<Goal[]> {
  const costs: Record<string, number[]> = { '/api/v1/blogsList': [], '/': [] };
  for (let round = 0; round < rounds; round++) {
    for (const [address, times] of Object.entries(costs)) {
      const before = processorMicroseconds(edge.pid());
      const { count } = await sendAll({ url: url + address, headers: { 'accept-encoding': 'br' } });
      times.push((processorMicroseconds(edge.pid()) - before) / count);
    }
  }
  const [list = 0, home = 0] = Object.values(costs).map(median);
  const name = `blog list (${list.toFixed(0)} µs of the edge) against home page (${home.toFixed(0)} µs)`;
  return [atMost(name, list / home, 'x', 2.5)];
}

/** Enquiries that the contact service stores in a second; each is on the disk before it is acknowledged. */
export async function measureEnquiries(contact: string, site: string): Promise<Goal[]> {
  let sent = 0;
  const send = () => sendAll({ url: contact, nextRequest: () => enquiryFrom(sent++, site) });
  // V8 is still compiling in a process's first seconds.
  await send();
  const loads: LoadResult[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await send());
  return [
    atLeast('enquiries stored', median(loads.map(({ perSecond }) => perSecond)), '/s', 100),
    atMost('enquiries, 99th percentile', median(loads.map(({ p99 }) => p99)), 'ms', 500),
  ];
}

/** Responses of a blog service with many posts, to one client. */
export async function measureManyPosts(blog: string): Promise<Goal[]> {
  const questions = {
    'the first page': `blogsList?limit=${perPage}`,
    'the last page': `blogsList?limit=${perPage}&page=${postCount / perPage}`,
    "a topic's list": `blogsList/category/plumbing?limit=${perPage}`,
    'all topics': 'blogsList/topics',
    'a post': `blogsBySlug/${slugOf(0)}`,
  };
  const goals: Goal[] = [];
  for (const [name, address] of Object.entries(questions)) {
    const { perSecond } = await sendAll({ url: `${blog}/api/v1/${address}`, connections: 1, duration: 2 });
    goals.push(atLeast(`of ${postCount} posts, ${name}`, perSecond, '/s', 100));
  }
  return goals;
}

/** Writes posts of about 400 words, an hour apart, the last one yesterday. */
export async function writePosts(contentDir: string): Promise<void> {
  const folder = path.join(contentDir, 'posts');
  await mkdir(folder, { recursive: true });
  const newest = Date.now() - 24 * hourMs;
  for (let number = 0; number < postCount; number++) {
    const published = new Date(newest - (postCount - number) * hourMs);
    await writeFile(path.join(folder, `${slugOf(number)}.md`), postText(number, published));
  }
}

/** Throws if a request failed: failures are answered quickly, and would count as speed. */
async function sendAll(options: Parameters<typeof sendLoad>[0]): Promise<LoadResult> {
  const result = await sendLoad(options);
  if (result.failed > 0) throw new Error(`${result.failed} of ${result.count} requests to ${options.url} failed.`);
  return result;
}

/** A process's processor time so far (Linux): utime and stime of proc(5), in hundredths of a second, after the name in brackets. */
export function processorMicroseconds(pid = 0): number {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function slugOf(number: number): string {
  return `round-${number}-of-the-building`;
}

function postText(number: number, published: Date): string {
  const paragraph = `On round ${number} the crew tested the **valves** of the pump room and wrote them up. `.repeat(8);
  return `---
title: Round ${number} of the building
summary: What the crew found on round ${number}, and what it did about it.
published: ${published.toISOString().slice(0, 19)}Z
categories: [${number % 2 ? 'Plumbing' : 'Electrical'}]
tags: [subject ${number % 400}]
image: post-water-tank
imageAlt: A miniature building with its crew at work.
---
${paragraph}

## What it took

| Place | Hours |
|---|--:|
| pump room | ${number % 9} |

${paragraph}

${paragraph}
`;
}
