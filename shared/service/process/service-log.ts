import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

export const logLevels = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Logs to stderr: stdout carries only the line that reports `ready`. */
export function logOptions(level: LogLevel): FastifyServerOptions['logger'] {
  return { level, stream: process.stderr, base: null };
}

/** One line per answer, with the route's pattern but no address, query, header or body: no personal data is logged. */
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
