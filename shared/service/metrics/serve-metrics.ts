import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../process/port-of.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsPlace {
  /** 0 picks a free one. */
  port: number;
  host: string;
}

/**
 * Answers `GET /metrics` on a port of its own, so that visitors never reach it. Rejects where it cannot listen. An open
 * connection does not keep the process alive.
 */
export async function serveMetrics(metrics: Pick<Metrics, 'text' | 'contentType'>, { port, host }: MetricsPlace) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host).unref();
  await once(server, 'listening');
  return {
    port: portOf(server),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
