import type { FastifyPluginAsync } from 'fastify';
import { serviceUnavailable } from '../errors.ts';
import { sendText } from '../send.ts';

/** A service that is up answers within milliseconds. */
const serviceTimeoutMs = 2_000;

interface ProbeOptions {
  /** Why this edge should not get requests; undefined if it should. */
  unreadyReason: () => string | undefined;
  serviceOrigins: Record<string, string>;
}

/**
 * `/_/live`: the process answers. `/_/ready`: it has a release to serve; a load balancer asks this one. `/_/live/NAME`: the version of a
 * service behind the site, for a gate that cannot reach the service directly.
 */
export function probeRoutes({ unreadyReason, serviceOrigins }: ProbeOptions): FastifyPluginAsync {
  return async (app) => {
    app.get('/_/live', async (_request, reply) => sendText(reply, 200, 'yes\n'));
    app.get('/_/ready', async (_request, reply) => {
      const reason = unreadyReason();
      if (reason === undefined) return sendText(reply, 200, 'yes\n');
      return sendText(reply.header('retry-after', '5'), 503, `no: ${reason}\n`);
    });
    app.get<{ Params: { name: string } }>('/_/live/:name', async ({ params: { name } }, reply) => {
      const origin = Object.hasOwn(serviceOrigins, name) ? serviceOrigins[name] : undefined;
      if (!origin) return sendText(reply, 404, 'There is no such service.\n');
      const response = await fetch(`${origin}/_/live`, { signal: AbortSignal.timeout(serviceTimeoutMs) }).catch(
        () => undefined,
      );
      if (!response?.ok) throw serviceUnavailable();
      return reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
        .send(await response.text());
    });
  };
}

/** Supervisors and load balancers use the IP address as host, so these are exempt from the host check. */
export function isProbe(pathname: string): boolean {
  return pathname === '/_/ready' || pathname === '/_/live' || pathname.startsWith('/_/live/');
}
