import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { brand } from '@site/brand';
import { promote } from '@site/delivery/channels/promote';
import { rollback } from '@site/delivery/channels/rollback';
import { allowAll } from '@site/delivery/gate/gate';
import { root } from '@site/runner/parts';
import { openedOnce } from '../support/opened-once.ts';
import { addedWords } from '../support/source-changes.ts';
import { openSite } from './open-site.ts';

const oldWords = new RegExp(`<h1[^>]*>${brand.name}`);
const newWords = new RegExp(`<h1[^>]*>${addedWords}${brand.name}`);

// One site for all tests: each restores the words it changed.
const test = base.extend<object, { opened: Awaited<ReturnType<typeof openSite>> }>({
  opened: openedOnce(openSite, (opened) => opened.close(), 300_000),
});

test('delivers to a bucket and serves from it by the usual commands', async ({
  opened: { settings, store, site, changed },
}) => {
  const html = await homePage(site);
  expect(html).toMatch(oldWords);
  const [, script = ''] = /src="(\/_\/[^"]+\.js)"/.exec(html) ?? [];
  expect((await fetch(site.url + script)).status).toBe(200);
  expect((await fetch(`${site.url}/_/shell/start.00000000.js`)).status).toBe(404);

  const env = { ...settings, SITE_URL: site.url };
  await release(env, 'publish', 'marketing', '--build', changed.build);
  await release(env, 'promote', `marketing@${changed.version}`, '--why', 'other words', '--without-browser');
  await shows(site, newWords);
  await release(env, 'rollback', '--why', 'the old words were better');
  await shows(site, oldWords);
  const actions = (await store.channel('production').history()).map(({ action }) => action);
  expect(actions).toEqual(['start', 'promote', 'rollback']);
});

test('keeps serving while the bucket is away, and follows it again once it is back', async ({
  opened: { store, site, line, changed },
}) => {
  await homePage(site);
  await store.publish(changed.build);
  line.cut();
  await promote(store, {
    versions: { marketing: changed.version },
    channel: 'production',
    why: 'other words',
    gate: allowAll,
    again: true,
  });
  for (const address of ['/', '/contact', '/services', '/blogs'])
    expect((await fetch(site.url + address)).status).toBe(200);
  expect(await homePage(site)).toMatch(oldWords);
  line.mend();
  await shows(site, newWords);
  await rollback(store, { channel: 'production', why: 'back', gate: allowAll });
  await shows(site, oldWords);
});

test('is followed by two edges that share a folder for copies', async ({
  opened: { store, site, changed, startEdge },
}) => {
  const edges = [site, await startEdge()];
  await store.publish(changed.build);
  await promote(store, {
    versions: { marketing: changed.version },
    channel: 'production',
    why: 'other words',
    gate: allowAll,
    again: true,
  });
  const there = await Promise.all(edges.map((edge) => shows(edge, newWords)));
  await rollback(store, { channel: 'production', why: 'back', gate: allowAll });
  const back = await Promise.all(edges.map((edge) => shows(edge, oldWords)));
  console.log(
    `two edges followed a promotion after ${there.join(' and ')} ms, a rollback after ${back.join(' and ')} ms`,
  );
});

test('lists more keys than a bucket names in one response', async ({ opened: { store } }) => {
  const keys = Array.from({ length: 1_050 }, (_, number) => `many/${String(number).padStart(4, '0')}`);
  for (let start = 0; start < keys.length; start += 50)
    await Promise.all(keys.slice(start, start + 50).map((key) => store.storage.create(key, Buffer.from(key))));
  expect(await store.storage.list('many/')).toEqual(keys);
  expect(await store.storage.list('many/', 'many/0009')).toEqual(keys.slice(10));
});

async function homePage({ url }: { url: string }): Promise<string> {
  return (await fetch(url)).text();
}

/** Returns how long it took from now, in milliseconds. */
async function shows(edge: { url: string }, text: RegExp): Promise<number> {
  const began = Date.now();
  await expect.poll(() => homePage(edge), { intervals: [20], timeout: 60_000 }).toMatch(text);
  return Date.now() - began;
}

async function release(env: Record<string, string>, ...options: string[]): Promise<void> {
  const command = [path.join(root, 'shared/tools/release.mjs'), ...options];
  await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, ...env } });
}
