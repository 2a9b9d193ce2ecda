import { createServer } from 'node:http';
import { closeAfterTest } from '@site/testing/close-after-test';
import { buildGreetings } from '../testing/greetings-service.ts';
import { listenHere } from '../testing/http.ts';
import { createMetrics, type Metrics, serveMetrics } from './metrics.ts';

const anyPort = { port: 0, host: '127.0.0.1' };

it('counts requests by pattern and status', async () => {
  const { app, text } = await measured();
  await app.inject('/greetings?times=1');
  await app.inject('/greetings?times=2');
  await app.inject('/nobody@mail.example');
  expect(await text()).toContain('site_requests_total{route="/greetings",status="200",process="greetings"} 2');
  expect(await text()).toContain('site_requests_total{route="none",status="404",process="greetings"} 1');
  expect(await text()).toContain('site_request_seconds_count{process="greetings",route="/greetings"} 2');
  expect(await text()).not.toContain('nobody');
});

it.each([
  ['answers', async () => true, 1],
  ['is away', async () => Promise.reject(new Error('away')), 0],
  ['hangs', () => new Promise<boolean>(() => {}), 0],
])('reports that the database %s', async (_state, isReady, value) => {
  const { text } = await measured({ isReady });
  expect(await text()).toContain(`site_database_up{process="greetings"} ${value}`);
});

it('leaves out what cannot be read', async () => {
  const metrics = createMetrics('test');
  metrics.gauge({ name: 'site_lost', help: 'Lost.' }, () => Promise.reject(new Error('away')));
  metrics.gauge({ name: 'site_kept', help: 'Kept.' }, () => 3);
  expect(await metrics.text()).not.toContain('site_lost{');
  expect(await metrics.text()).toContain('site_kept{process="test"} 3');
});

it('answers on its own port and nowhere else', async () => {
  const { port, stop } = await serveMetrics(createMetrics('test'), anyPort);
  closeAfterTest(stop);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await response.text()).toContain('process_start_time_seconds{process="test"}');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const { app } = await measured();
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

it('serves visitors though the port is taken', async () => {
  const other = createServer();
  const port = Number(new URL(await listenHere(other)).port);
  closeAfterTest(() => other.close());
  const app = await buildGreetings({ metricsAddress: { port, host: '127.0.0.1' } });
  closeAfterTest(() => app.close());
  const address = await app.listen({ port: 0 });
  expect((await fetch(`${address}/greetings`)).status).toBe(200);
});

async function measured(changes: Parameters<typeof buildGreetings>[0] = {}) {
  let known: Metrics | undefined;
  const report = (metrics: Metrics) => {
    known = metrics;
  };
  const app = await buildGreetings({ metricsAddress: anyPort, report, ...changes });
  return { app, text: async () => (await known?.text()) ?? '' };
}
