import { format } from 'node:util';
import type { createLog } from './service-log.ts';

/** From here on, what this process writes on its console are lines of its log, whichever library wrote them. */
export function logConsole(log: ReturnType<typeof createLog>): void {
  console.error = (...words: unknown[]) => log.error(format(...words));
  console.warn = (...words: unknown[]) => log.warn(format(...words));
}
