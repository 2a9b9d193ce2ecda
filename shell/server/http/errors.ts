import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failure } from '@site/contracts/envelope';
import { connectionRefusal, endConnection, type HttpRefusal, readError } from '@site/service/http-errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FailureStatus, failurePage, failurePolicy, failureStatuses } from './failure-page.ts';
import { documentHeaders } from './security-headers.ts';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * Words every error of the edge: in the API's envelope where a program reads the answer, else as the page of last resort or in a sentence.
 * `commonHeaders` are those of every answer.
 */
export function createErrorAnswers(commonHeaders: Record<string, string>) {
  const arriving = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

  return {
    /** Fastify's error handler. */
    answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
      const refusal = readError(error, request);
      // Node reads the rest of a body that is too long, and its sender may ask again. If the connection were closed on a client who still
      // sends, the answer would be lost.
      if (refusal.statusCode === 413) reply.removeHeader('connection');
      const { headers, body } = describe(refusal, request.raw);
      return reply
        .code(refusal.statusCode)
        .headers({ ...commonHeaders, ...headers })
        .send(body);
    },

    /** Notes whose body is on its way, so that one who is too slow with it reads why. */
    noteBody(request: IncomingMessage, response: ServerResponse) {
      const { socket } = request;
      if (!hasBody(request)) return;
      arriving.set(socket, { request, response });
      response.once('close', () => arriving.delete(socket));
    },

    /** Fastify's handler of connections on which no request became whole: unreadable, too large, too slow. */
    answerConnection(error: Error & { code?: string }, socket: Socket) {
      const { request, response } = arriving.get(socket) ?? {};
      // Answered already: what follows would be read as part of that.
      if (response?.headersSent) return void socket.destroy();
      const refusal = connectionRefusal(error);
      const status = refusal.statusCode;
      if (response) response.statusCode = status;
      const { headers, body } = describe(refusal, request ?? (status === 431 ? cookiesTooLong : unreadable));
      endConnection(error, socket, { status, headers: { ...commonHeaders, ...headers }, body });
    },
  };
}

/** Nobody knows whether it was a call, so the answer is one to a call. */
const unreadable: Asked = { url: '/api/', headers: {} };

/** Only a browser full of cookies sends a head that is too long even for Node, so a person reads that answer. */
const cookiesTooLong: Asked = { url: '/', headers: { accept: 'text/html', cookie: 'too long to be read' } };

function describe(refusal: HttpRefusal, asked: Asked): { headers: Record<string, string>; body: string } {
  const { statusCode: status, code, message, fields } = refusal;
  const headers = {
    ...(status === 500 && { 'retry-after': '30' }),
    ...refusal.headers,
    'cache-control': 'no-store',
  };
  if (isCall(asked)) {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return { headers: { ...headers, ...type }, body: JSON.stringify(failure(code, message, fields)) };
  }
  const acceptsPage = asked.headers.accept?.includes('text/html') ?? false;
  if (!isFailure(status) || (status === 431 && !acceptsPage))
    return { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: `${message}\n` };
  const about = {
    ...headers,
    ...documentHeaders,
    'content-security-policy': failurePolicy,
    'content-type': 'text/html; charset=utf-8',
    // Else the site stays shut for this person until they clear its cookies themselves.
    ...(status === 431 && asked.headers.cookie && { 'clear-site-data': '"cookies"' }),
  };
  return { headers: about, body: failurePage(status) };
}

/** Whether a program asked, which reads answers in the API's envelope. */
export function isCall({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url?.startsWith('/api/') ?? false;
}

function isFailure(status: number): status is FailureStatus {
  return failureStatuses.some((one) => one === status);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
