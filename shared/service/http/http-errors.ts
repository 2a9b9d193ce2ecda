import { failure } from '@site/contracts/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStuck, isUnreachable, UnusableDatabase } from '../database/database-errors.ts';
import { StoreUnreadable } from '../storage/storage.ts';

/** Answers an error in the envelope. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const httpError = readError(error, request);
  return reply
    .code(httpError.statusCode)
    .headers({ 'cache-control': 'no-store', ...httpError.headers })
    .send(failure(httpError.code, httpError.message, httpError.fields));
}

/** The one place where an error becomes a status, a code and a message. Logs server errors. */
export function readError(error: unknown, request: FastifyRequest): HttpError {
  const httpError = toHttpError(error);
  // A failure of the database file is logged once, when it is found.
  if (httpError.isFailure && !(error instanceof UnusableDatabase)) logFailure(error, request);
  return httpError;
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isUnreachable(error) || error instanceof UnusableDatabase)
    return unavailable('We cannot reach our records at the moment. Please try again in a minute.');
  if (isStuck(error)) return unavailable('We cannot save anything at the moment. Please try again in a minute.');
  if (error instanceof StoreUnreadable) return unavailable('Something went wrong on our side. Please try again.');
  const status = statusOf(error);
  const words = wordsByStatus[status];
  if (words) return new HttpError(status, ...words);
  if (status >= 400 && status < 500) return new HttpError(status, 'bad_request', 'The request could not be read.');
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

/**
 * 503 for something that may work again in a moment.
 * @example
 * if (!isOpen) throw unavailable('Please try again in a moment.');
 */
export function unavailable(message: string): HttpError {
  return new HttpError(503, 'unavailable', message, { headers: { 'retry-after': '5' } });
}

/** 405; `allow` lists the methods that the address takes. */
export function methodNotAllowed(allow: string): HttpError {
  return new HttpError(405, 'method_not_allowed', 'This address does not take that method.', { headers: { allow } });
}

/** For a request that does not match its route's schema; `fields` has one message per top-level field. */
export function invalidInput(part: string | undefined, fields: Record<string, string>): HttpError {
  if (part !== 'body')
    return new HttpError(400, 'invalid_address', 'The address asks for something that does not exist.', { fields });
  return new HttpError(422, 'invalid_body', Object.values(fields)[0] ?? 'A JSON object was expected.', { fields });
}

const wordsByStatus: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  413: ['body_too_large', 'This is too long to send. Please shorten it.'],
  415: ['unsupported_media_type', 'Only application/json is read here.'],
  503: ['unavailable', 'The service is not ready at the moment. Please try again in a minute.'],
};

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

// Messages of refused requests (4xx) are never logged: a parser's message quotes what the visitor typed.
function logFailure(err: unknown, request: FastifyRequest) {
  request.log.error({ route: request.routeOptions.url, err }, 'a request failed');
}

interface HttpErrorDetail {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** Whether to log it as a server error: by default every 5xx. A busy site sets this to false, because a crowd would fill the log. */
  isFailure?: boolean;
}

/** Thrown by hooks and handlers to answer with an error status, code and message of their choice. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Whether to log it as a server error. */
  readonly isFailure: boolean;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    { fields, headers = {}, isFailure = statusCode >= 500 }: HttpErrorDetail = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.isFailure = isFailure;
  }
}
