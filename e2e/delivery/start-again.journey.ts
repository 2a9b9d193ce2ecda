import { setTimeout as pause } from 'node:timers/promises';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import { expect, test } from '@site/e2e';
import { isRemoteSite } from '../support/address.ts';
import { beginEnquiry } from '../support/enquiry.ts';
import { countOutcomes } from '../support/keep-requesting.ts';
import { republish } from '../support/republish.ts';
import { startOwn } from '../support/run-start.ts';

test.skip(isRemoteSite, 'needs more than an address');
// A start checks all builds and runs the gate.
test.describe.configure({ timeout: 240_000 });

test('swaps edge and services with the parts that bring them, and refuses no page and no call', {
  tag: '@long',
}, async () => {
  const { settings, url, start, end } = await startOwn();
  try {
    const store = openStore(settings);
    const again = (part: string) => republish(part, 'swapped', { store, service: '// another build' });
    const [shell, blog, contact] = await Promise.all([again('shell'), again('blog'), again('contact')]);
    const pages = ['/contact', '/blogs'].map((page) => countOutcomes(url + page));
    const stopCounting = countOutcomes(`${url}/api/v1/blogsList`);
    const change = { channel: 'production', why: 'news', gate: allowAll };
    await promote(store, { versions: { shell, blog, contact }, ...change });
    const versions = { edge: shell, blog, contact };
    const swapped = (name: keyof typeof versions) => start.printed(`${name} now runs ${versions[name]}`);
    await Promise.all([swapped('blog'), swapped('contact')]);
    // The old edge has begun to read the body; visitors have ten seconds to send the rest.
    const finishEnquiry = await beginEnquiry(url);
    await Promise.race([swapped('edge'), pause(5_000)]);
    expect((await finishEnquiry())[0]).toBe(201);
    await swapped('edge');
    const outcomes = await Promise.all([stopCounting(), ...pages.map((stop) => stop())]);
    const gaps = outcomes.map(({ longestGapMs }) => `${longestGapMs.toFixed()} ms`);
    console.log(`longest gaps: blog service ${gaps[0]}, pages ${gaps.slice(1).join(' and ')}`);
    // While the next service opens the database, the edge waits for it.
    for (const { counts } of outcomes) expect(Object.keys(counts)).toEqual(['200']);
    expect((await fetch(`${url}/api/v1/blogsList`)).status).toBe(200);
    expect(start.lines.filter((line) => /starting it again|did not start/.test(line))).toEqual([]);
  } finally {
    await end();
  }
});

test('says that it resumes where it stopped', async () => {
  const { start, end } = await startOwn('build ');
  await end();
  expect(start.lines.join('\n')).toContain('Run `npm start` again: it resumes where it stopped.');
});
