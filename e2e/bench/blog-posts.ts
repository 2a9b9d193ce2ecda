import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const categories = [
  'Plumbing',
  'Electrical',
  'Housekeeping',
  'Gardening',
  'Pantry',
  'Care',
  'Events',
  'Offices',
  'Hospitals',
  'Housing societies',
];
const places = [
  'terrace',
  'basement',
  'pump room',
  'lobby',
  'pantry',
  'lawn',
  'lift lobby',
  'meter room',
  'ward',
  'guard post',
];
const things = ['valve', 'panel', 'checklist', 'register', 'filter', 'drain', 'roster', 'duster', 'meter', 'key board'];
const deeds = [
  'cleaned',
  'tested',
  'written up',
  'replaced',
  'photographed',
  'counted',
  'locked',
  'shown to the committee',
  'handed over',
  'measured',
];
const pictures = ['post-water-tank', 'post-garden', 'post-monsoon', 'post-pantry', 'post-rounds', 'post-payroll'];

const minuteMs = 60_000;
const maxWritesAtOnce = 64;

/** Writes so many posts of about 450 words, half an hour apart, the last one yesterday; the same every time. Returns their slugs. */
export async function makePosts(contentDir: string, count: number): Promise<string[]> {
  const folder = path.join(contentDir, 'posts');
  await mkdir(folder, { recursive: true });
  const newest = Date.now() - 24 * 60 * minuteMs;
  const numbers = Array.from({ length: count }, (_, number) => number);
  for (let from = 0; from < count; from += maxWritesAtOnce) {
    await Promise.all(
      numbers.slice(from, from + maxWritesAtOnce).map((number) => {
        const published = new Date(newest - (count - number) * 30 * minuteMs);
        return writeFile(path.join(folder, `${slugOf(number)}.md`), postText(number, published));
      }),
    );
  }
  return numbers.map(slugOf);
}

function slugOf(number: number): string {
  return `round-${number}-of-the-building`;
}

function postText(number: number, published: Date): string {
  const pick = picker(number);
  const tags = [...new Set([1, 2, 3].map(() => `subject ${pick(400)}`))];
  const filed = [...new Set([1, 2].map(() => oneOf(categories, pick)))];
  return `---
title: Round ${number} of the building
summary: What the crew found on round ${number} between the ${oneOf(places, pick)} and the ${oneOf(places, pick)}, and what it did about it.
published: ${published.toISOString().slice(0, 19)}Z
categories: [${filed.join(', ')}]
tags: [${tags.join(', ')}]
image: ${oneOf(pictures, pick)}
imageAlt: A miniature building with its crew at work.
---
${paragraph(pick)}

## What was found

${Array.from({ length: 5 }, () => `- ${sentence(pick)}`).join('\n')}

${paragraph(pick)}

## What it took

| Place | Hours | Litres |
|---|--:|--:|
${Array.from({ length: 4 }, () => `| ${oneOf(places, pick)} | ${pick(9)} | ${pick(900)} |`).join('\n')}

${paragraph(pick)}

${paragraph(pick)}
`;
}

function paragraph(pick: (below: number) => number): string {
  return Array.from({ length: 6 }, () => sentence(pick)).join(' ');
}

function sentence(pick: (below: number) => number): string {
  return `At ${6 + pick(12)} o'clock the ${oneOf(things, pick)} of the ${oneOf(places, pick)} was **${oneOf(deeds, pick)}** by ${2 + pick(5)} people.`;
}

function oneOf(list: string[], pick: (below: number) => number): string {
  return list[pick(list.length)] ?? '';
}

/** Whole numbers that look drawn and are the same for the same seed (mulberry32). */
function picker(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
