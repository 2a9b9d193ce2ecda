import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openGate } from '@site/release/gate/create-judge';
import { promote } from '@site/release/releases/promote';
import { openStore } from '@site/release/store/open-store';
import { freePort } from '@site/runner/free-port';
import { askWithoutPause } from '../support/ask-without-pause.ts';
import { publishAgain } from '../support/broken-build.ts';
import { runStart, type Start } from '../support/run-start.ts';

// Each start looks at all builds, and three of them follow each other.
test.describe.configure({ timeout: 180_000 });

test('renews a running site without refusing a page', { tag: '@long' }, async () => {
  const { settings, url, first, end } = await startSite();
  try {
    const same = runStart(settings);
    expect(await same.ended, same.lines.join('\n')).toBe(0);
    expect(same.lines.join('\n')).toMatch(/none changed[\s\S]+the edge did not change/);

    const pages = askWithoutPause(`${url}/contact`);
    const answers = askWithoutPause(`${url}/api/v1/blogsList`);
    const other = runStart({ ...settings, ACKNOWLEDGE: 'yes', TRUST_PROXY: 'yes' });
    expect(await other.ended, other.lines.join('\n')).toBe(0);
    const [page, answer] = await Promise.all([pages(), answers()]);
    expect(other.lines.join('\n')).toMatch(/blog and contact restarted[\s\S]+a new edge serves/);
    console.log(
      `longest gap: pages ${page.longestGapMs.toFixed()} ms, blog service ${answer.longestGapMs.toFixed()} ms`,
    );

    expect(Object.keys(page.outcomes)).toEqual(['200']);
    // While a service restarts, the edge says so itself.
    expect(Object.keys(answer.outcomes).filter((outcome) => !['200', '503'].includes(outcome))).toEqual([]);
    expect((await fetch(`${url}/api/v1/blogsList`)).status).toBe(200);
    expect(first.lines.filter((line) => line.includes('starting it again'))).toEqual([]);
  } finally {
    await end();
  }
});

test('keeps what was delivered until it is told to release the checkout', { tag: '@long' }, async () => {
  const { settings, url, end } = await startSite();
  const shown = async () => (await (await fetch(`${url}/_/release.json`)).json()).parts.blog;
  try {
    const store = openStore(settings);
    const built = await shown();
    const delivered = await publishAgain('blog', 'delivered', { store });
    await promote(store, { versions: { blog: delivered }, channel: 'production', why: 'news', judge: openGate });
    const again = runStart(settings);
    expect(await again.ended, again.lines.join('\n')).toBe(0);
    expect(again.lines.join('\n')).toContain('production is unchanged; this checkout differs in blog');
    await expect.poll(shown).toBe(delivered);
    const told = runStart(settings, '--release-checkout');
    expect(await told.ended, told.lines.join('\n')).toBe(0);
    await expect.poll(shown).toBe(built);
  } finally {
    await end();
  }
});

test('names every wrong setting before it builds', async () => {
  const { ended, lines } = runStart({
    PORT: 'eighty',
    DATA_DIR: '/dev/null/data',
    DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site',
    WEBHOOK_URL: 'https://crm.example/hook',
    WEBHOOK_SECRET: '',
  });
  expect(await ended).toBe(1);
  const said = lines.join('\n');
  for (const setting of ['PORT must', 'DATA_DIR is', 'DATABASE_URL names', 'WEBHOOK_URL needs WEBHOOK_SECRET'])
    expect(said).toContain(setting);
  expect(said).not.toMatch(/build {2}|secret@/);
});

test('says that it goes on where it stopped', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  const start = runStart(await settingsIn(folder));
  await start.said('build ');
  await start.stop();
  expect(start.lines.join('\n')).toContain('Run `npm start` again: it goes on where it stopped.');
  await rm(folder, { recursive: true, force: true });
});

async function startSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  const settings = await settingsIn(folder);
  const first: Start = runStart(settings);
  const end = () => first.stop().then(() => rm(folder, { recursive: true, force: true }));
  await first.said('[7/7]').catch((error) => end().then(() => Promise.reject(error)));
  return { settings, url: `http://localhost:${settings.PORT}`, first, end };
}

async function settingsIn(folder: string) {
  return {
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data'),
    RELEASES_DIR: path.join(folder, 'releases'),
  };
}
