import { HttpError } from '@site/service/http/http-errors';
import { isClosing } from '@site/service/process/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeBehind } from '../../metrics/site-processes.ts';
import { nothingLive } from '../../releases/follow-channel.ts';
import { serviceUnavailable } from '../errors.ts';
import type { PipelineContext } from '../pipeline-context.ts';
import { sendText } from '../send.ts';

/** A service that is up answers within milliseconds. */
const serviceTimeoutMs = 2_000;

/**
 * `/_/live`: the process answers. `/_/ready`: it has a release to serve, and below that whether it has
 * stopped showing a canary, and which process does not run what is live; a load balancer asks this one. `/_/live/NAME`: the version of a
 * service behind the site, for a gate that cannot reach the service directly.
 */
export async function probeRoutes(
  app: FastifyInstance,
  {
    config,
    liveRelease,
    canaryJudge,
    processes,
  }: Pick<PipelineContext, 'config' | 'liveRelease' | 'canaryJudge' | 'processes'>,
): Promise<void> {
  app.get('/_/live', async (_request, reply) => sendText(reply, 200, 'yes\n'));
  app.get('/_/ready', async (_request, reply) => {
    if (isClosing(app.server)) return sendUnready(reply, 'it is stopping');
    if (!liveRelease()) return sendUnready(reply, nothingLive(config.channel));
    const behind = processes().map(describeBehind);
    const lines = ['yes', canaryJudge.stopped(), ...behind, ''].filter((line) => line !== undefined);
    return sendText(reply, 200, lines.join('\n'));
  });
  app.get<{ Params: { name: string } }>('/_/live/:name', async ({ params: { name } }, reply) => {
    const { serviceOrigins } = config;
    const origin = Object.hasOwn(serviceOrigins, name) ? serviceOrigins[name] : undefined;
    if (!origin) throw new HttpError(404, 'not_found', 'There is no such service.');
    const body = await readProbe(`${origin}/_/live`);
    if (body === undefined) throw serviceUnavailable();
    return reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).send(body);
  });
}

/** Undefined unless the service answers in time, to the last byte. */
async function readProbe(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(serviceTimeoutMs) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function sendUnready(reply: FastifyReply, reason: string): FastifyReply {
  return sendText(reply.header('retry-after', '5'), 503, `no: ${reason}\n`);
}

/** Supervisors and load balancers use the IP address as host, so these are exempt from the host check. */
export function isProbe(pathname: string): boolean {
  return pathname === '/_/ready' || pathname === '/_/live' || pathname.startsWith('/_/live/');
}
