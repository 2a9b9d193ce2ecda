import { format } from 'node:util';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type LoggerOptions, pino } from 'pino';

export const logLevels = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One line of JSON for each event, with its time in ISO 8601. */
function lines(level: LogLevel): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
  };
}

/** Not pino's own, which would log every property: a database's error has the visitor's values in one. */
function describeError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
}

/** Logs to stderr: stdout carries only the line that reports `ready`. */
export function logOptions(level: LogLevel) {
  return { ...lines(level), stream: process.stderr };
}

/**
 * For a process that is not a Fastify service.
 * @example
 * createLog('info').error('The bucket does not answer.');
 */
export function createLog(level: LogLevel) {
  return pino(lines(level), process.stderr);
}

/** What the edge writes to: pino, or the console in development. An error is the field `err`. */
export interface Log {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** For development, where a person reads the console: messages without their fields, except for an error. */
export const consoleLog: Log = {
  error: (fields, message) => console.error(...withError(fields, message)),
  warn: (fields, message) => console.warn(...withError(fields, message)),
};

function withError({ err }: { err?: unknown }, message: string): unknown[] {
  return err === undefined ? [message] : [`${message}:`, err];
}

/** The log line of a response: the pattern of its address, but no address, query, header or body, so no personal data. */
export interface LoggedResponse {
  trace: string;
  method: string;
  route: string | undefined;
  status: number;
  ms: number;
}

/** Writes one line for each request, whatever the log level, except for `polled` paths, which would fill most of the log. */
export function requestLog(
  log: { child: FastifyBaseLogger['child'] },
  name: string,
  polled: readonly string[],
): (line: LoggedResponse) => void {
  const requests = log.child({}, { level: 'info' });
  return (line) => {
    if (!polled.includes(line.route ?? '')) requests.info({ process: name, ...line }, 'request');
  };
}

/** One line per response: all of them if `write` is given, else the refused ones, or all at the level `debug`. */
export function logRequests(write: ((line: LoggedResponse) => void) | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (write) write({ trace: request.id, ...line });
    else if (reply.statusCode < 400) request.log.debug(line, 'answered');
    else request.log.info(line, 'refused');
  };
}

/** Turns everything that this process prints to its console into log lines, whichever library prints it. */
export function logConsole(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): void {
  console.error = (...args: unknown[]) => log.error(format(...args));
  console.warn = (...args: unknown[]) => log.warn(format(...args));
}
