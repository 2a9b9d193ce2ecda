import { format } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';

/** From here on, what this process writes on its console are lines of its log, whichever library wrote them. */
export function logConsole(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): void {
  console.error = (...words: unknown[]) => log.error(format(...words));
  console.warn = (...words: unknown[]) => log.warn(format(...words));
}
