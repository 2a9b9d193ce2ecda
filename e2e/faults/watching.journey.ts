import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startCanary } from '@site/delivery/canary/canary';
import { allowAll } from '@site/delivery/gate/gate';
import { expect, test } from '@site/e2e';
import { freePort, freePortsInARow } from '@site/runner/free-port';
import { ensurePostgres, startPostgres } from '@site/testing/postgres-server';
import { parse } from 'yaml';
import { enquiry } from '../support/enquiry.ts';
import { releaseStore } from '../support/part-build.ts';
import { publishUnreadable } from '../support/republish.ts';
import { request } from '../support/request.ts';

const operations = path.join(import.meta.dirname, '../../shell/operations');

test('uses in its alerts and its dashboard only metrics that the site serves', { tag: '@long' }, async ({
  runOther,
}) => {
  ensurePostgres();
  const server = startPostgres(await freePort());
  try {
    const port = await freePortsInARow(3);
    const site = await runOther('watched', {}, { DATABASE_URL: server.url, METRICS_PORT: String(port) });
    const metrics = () => Promise.all([0, 1, 2].map((offset) => metricsAt(port + offset)));
    expect(await metricsAt(site.edge.port)).not.toContain('site_requests_total');
    await startCanary(releaseStore(), {
      channel: 'watched',
      versions: { contact: await publishUnreadable('contact') },
      percent: 50,
      why: 'a journey',
      gate: allowAll,
    });
    for (const address of ['/', '/', '/blogs', '/nothing-here']) await request(address, { site: site.url });
    expect(await sendEnquiry(site.url)).toBe(201);
    await expect.poll(async () => (await metrics()).join('\n')).toContain('site_canary_visits{');
    const text = (await metrics()).join('\n');
    for (const name of ['edge', 'blog', 'contact']) expect(text).toContain(`process="${name}"`);
    const served = metricsIn(text, /^[a-z]\w*/gm);
    const used = metricsIn([...alertQueries(), ...panelQueries()].join('\n'), /\b(?:site|process|nodejs)_\w+/g);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !served.includes(name))).toEqual([]);
  } finally {
    server.end();
  }
});

function alertQueries(): string[] {
  const { groups } = parse(readFileSync(path.join(operations, 'alerts.yml'), 'utf8'));
  const rules: { expr: string }[] = groups[0].rules;
  return rules.map(({ expr }) => expr);
}

function panelQueries(): string[] {
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync(path.join(operations, 'dashboard.json'), 'utf8'),
  );
  return dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

function metricsIn(text: string, name: RegExp): string[] {
  return [...new Set(text.match(name))];
}

async function sendEnquiry(site: string): Promise<number> {
  const body = JSON.stringify(enquiry);
  const headers = { 'content-type': 'application/json', origin: site };
  return (await request('/api/v1/generalEnquiry', { site, method: 'POST', headers, body })).status;
}

async function metricsAt(port: number): Promise<string> {
  const { body } = await request('/metrics', { site: `http://127.0.0.1:${port}` });
  return body.toString();
}
