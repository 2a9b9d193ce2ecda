import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** To stderr: stdout carries nothing but the line that says `ready`. */
export function logOptions(level: LogLevel): FastifyServerOptions['logger'] {
  return { level, stream: process.stderr, base: null };
}

/** One line an answer, with the route's pattern: no address, query, header or body, so no personal data. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const answer = {
    method: request.method,
    route: request.routeOptions.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  if (reply.statusCode < 400) request.log.debug(answer, 'answered');
  else request.log.info(answer, 'refused');
}
