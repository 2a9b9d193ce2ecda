import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failure } from '@site/contracts/envelope';
import { connectionRefusal, endConnection, type HttpRefusal, readError } from '@site/service/http-errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FailureStatus, failurePage, failurePolicy, failureStatuses } from './failure-page.ts';
import { documentHeaders } from './security-headers.ts';

type RequestLine = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * Words every error of the edge: in the API's envelope for programs, else as the failure page or one sentence.
 * `commonHeaders` go with every answer.
 */
export function createErrorAnswers(commonHeaders: Record<string, string>) {
  const arriving = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

  return {
    /** Fastify's error handler. */
    answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
      const refusal = readError(error, request);
      // The connection stays open and Node reads the rest of the body. Closed on a client who is still sending, it would lose the
      // answer.
      if (refusal.statusCode === 413) reply.removeHeader('connection');
      const { headers, body } = describe(refusal, request.raw);
      return reply
        .code(refusal.statusCode)
        .headers({ ...commonHeaders, ...headers })
        .send(body);
    },

    /** Remembers the request whose body is arriving, so that a client who sends it too slowly is told why. */
    noteBody(request: IncomingMessage, response: ServerResponse) {
      const { socket } = request;
      if (!hasBody(request)) return;
      arriving.set(socket, { request, response });
      response.once('close', () => arriving.delete(socket));
    },

    /** Fastify's `clientErrorHandler`: for requests that are unreadable, too large or too slow. */
    answerConnection(error: Error & { code?: string }, socket: Socket) {
      const { request, response } = arriving.get(socket) ?? {};
      // Already answered: another answer would be read as part of the first.
      if (response?.headersSent) return void socket.destroy();
      const refusal = connectionRefusal(error);
      const status = refusal.statusCode;
      if (response) response.statusCode = status;
      const { headers, body } = describe(refusal, request ?? (status === 431 ? cookiesTooLong : unreadable));
      endConnection(error, socket, { status, headers: { ...commonHeaders, ...headers }, body });
    },
  };
}

/** What was asked is unknown, so it is answered like an API call. */
const unreadable: RequestLine = { url: '/api/', headers: {} };

/** Only a browser with too many cookies exceeds even Node's limit for headers, so a person reads that answer. */
const cookiesTooLong: RequestLine = { url: '/', headers: { accept: 'text/html', cookie: 'too long to be read' } };

function describe(refusal: HttpRefusal, request: RequestLine): { headers: Record<string, string>; body: string } {
  const { statusCode: status, code, message, fields } = refusal;
  const headers = {
    ...(status === 500 && { 'retry-after': '30' }),
    ...refusal.headers,
    'cache-control': 'no-store',
  };
  if (isCall(request)) {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return { headers: { ...headers, ...type }, body: JSON.stringify(failure(code, message, fields)) };
  }
  const acceptsPage = request.headers.accept?.includes('text/html') ?? false;
  if (!isFailure(status) || (status === 431 && !acceptsPage))
    return { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: `${message}\n` };
  const about = {
    ...headers,
    ...documentHeaders,
    'content-security-policy': failurePolicy,
    'content-type': 'text/html; charset=utf-8',
    // Otherwise this person is locked out until they clear the cookies themselves.
    ...(status === 431 && request.headers.cookie && { 'clear-site-data': '"cookies"' }),
  };
  return { headers: about, body: failurePage(status) };
}

/** Whether an API client asked, which expects the API's envelope. */
export function isCall({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url?.startsWith('/api/') ?? false;
}

function isFailure(status: number): status is FailureStatus {
  return failureStatuses.some((one) => one === status);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
