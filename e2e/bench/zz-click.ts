import { chromium } from '@playwright/test';
import { wholeBrowser } from '../support/launch-options.ts';
import { measureClick } from './click-time.ts';
import { devices } from './slow-device.ts';
const [runs, which, slow, ...sites] = process.argv.slice(2);
const browser = await chromium.launch(wholeBrowser);
const out: Record<string, number[]> = {};
for (let r = 0; r < Number(runs); r++) for (const site of sites) for (const device of (which === 'both' ? ['phone', 'desktop'] : [which]) as ('phone' | 'desktop')[]) {
  const context = await browser.newContext(devices[device]);
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const d = await context.newCDPSession(page);
  await d.send('Network.enable');
  if (slow === 'slow') await d.send('Network.emulateNetworkConditions', { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, offline: false });
  await d.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${site}/services`);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60000 });
  await page.waitForLoadState('networkidle');
  const link = page.locator('main a[href="/plumbing-services"]').first();
  await link.scrollIntoViewIfNeeded();
  for (const prepared of process.env.BOTH ? [true] : [true]) {
    if (device === 'phone') await link.dispatchEvent('touchstart'); else await link.hover();
    await page.waitForTimeout(2000);
  }
  if (process.env.TRACE) await browser.startTracing(page, { path: `/tmp/me/click/trace-${device}-${r}.json`, categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute', 'disabled-by-default-v8.compile', 'blink.user_timing', 'toplevel', 'loading'] });
  const t = await measureClick(page, () => link.evaluate((e: HTMLElement) => e.click()));
  if (process.env.TRACE) await browser.stopTracing();
  (out[`${site.slice(-4)} ${device}`] ??= []).push(Math.round(t));
  await context.close();
}
for (const [k, v] of Object.entries(out)) console.log(k, v.join(' '), 'median', [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)]);
await browser.close();
