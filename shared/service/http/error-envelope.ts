import { failure } from '@site/contracts/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStuck } from '../database/is-stuck.ts';
import { isUnreachable } from '../database/is-unreachable.ts';
import { UnusableDatabase } from '../database/unusable-database.ts';
import { StoreUnreadable } from '../storage/store-unreadable.ts';
import { HttpRefusal } from './refusal.ts';
import { InvalidInput } from './valibot-compiler.ts';

/** Answers an error in the envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = readError(error, request);
  return reply
    .code(refusal.statusCode)
    .headers({ 'cache-control': 'no-store', ...refusal.headers })
    .send(failure(refusal.code, refusal.message, refusal.fields));
}

/** The one place where an error becomes a status, a code and a message. Logs those that are a fault of ours. */
export function readError(error: unknown, request: FastifyRequest): HttpRefusal {
  const refusal = refusalOf(error);
  // What is wrong with a database file is logged once, when it is found.
  if (refusal.isFault && !(error instanceof UnusableDatabase)) logFault(error, request);
  return refusal;
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(failure('not_found', 'There is nothing at this address.'));
}

function refusalOf(error: unknown): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  if (error instanceof InvalidInput) return invalidInput(error);
  if (isUnreachable(error) || error instanceof UnusableDatabase) return databaseAway();
  if (isStuck(error)) return databaseStuck();
  if (error instanceof StoreUnreadable) return storeUnreadable();
  const status = statusOf(error);
  const words = wordsByStatus[status];
  if (words) return new HttpRefusal(status, ...words);
  if (status >= 400 && status < 500) return new HttpRefusal(status, 'bad_request', 'The request could not be read.');
  return new HttpRefusal(500, 'internal', 'Something went wrong on our side. Please try again.');
}

function databaseAway(): HttpRefusal {
  const words = 'We cannot reach our records at the moment. Please try again in a minute.';
  return new HttpRefusal(503, 'unavailable', words, { headers: { 'retry-after': '5' } });
}

function databaseStuck(): HttpRefusal {
  const words = 'We cannot save anything at the moment. Please try again in a minute.';
  return new HttpRefusal(503, 'unavailable', words, { headers: { 'retry-after': '5' } });
}

function storeUnreadable(): HttpRefusal {
  const words = 'Something went wrong on our side. Please try again.';
  return new HttpRefusal(503, 'unavailable', words, { headers: { 'retry-after': '5' } });
}

function invalidInput({ part, fields }: InvalidInput): HttpRefusal {
  if (part !== 'body')
    return new HttpRefusal(400, 'invalid_address', 'The address asks for something that does not exist.', { fields });
  return new HttpRefusal(422, 'invalid_body', Object.values(fields)[0] ?? 'A JSON object was expected.', { fields });
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
function logFault(error: unknown, request: FastifyRequest) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  request.log.error({ route: request.routeOptions.url, fault: { name, message, stack } }, 'a request failed');
}
