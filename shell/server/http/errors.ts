import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failure } from '@site/contracts/envelope';
import { isAnswering } from '@site/service/http/app-options';
import { HttpError, readError } from '@site/service/http/http-errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { searchResponsePath } from '../../app/search/search-address.ts';
import { withoutQuery } from '../request-target.ts';
import { type FailureStatus, failurePage, failurePolicy, failureStatuses, failureStyleHash } from './failure-page.ts';
import { allowStyle, documentHeaders, policyHeader } from './security-headers.ts';

type RequestLine = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * Every error of the edge is worded here: in the API's envelope for programs, else as the failure page or one sentence.
 * `commonHeaders` go with every response. `script` is for failure pages in development.
 */
export function createErrorHandlers(commonHeaders: Record<string, string>, script?: string) {
  const development = script
    ? { script, policy: allowStyle(commonHeaders[policyHeader] ?? '', failureStyleHash) }
    : undefined;
  const incoming = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

  return {
    /** Fastify's error handler. */
    handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
      const httpError = readError(error, request);
      // The connection stays open and Node reads the rest of the body. Closed while the client is still sending, it would lose the
      // response.
      if (httpError.statusCode === 413) reply.removeHeader('connection');
      const { headers, body } = errorContent(httpError, request.raw, development);
      return reply
        .code(httpError.statusCode)
        .headers({ ...commonHeaders, ...headers })
        .send(body);
    },

    /** Remembers the request whose body is arriving, so that a client who sends it too slowly is told why. */
    trackBody(request: IncomingMessage, response: ServerResponse) {
      const { socket } = request;
      if (!hasBody(request)) return;
      incoming.set(socket, { request, response });
      response.once('close', () => incoming.delete(socket));
    },

    /** Fastify's `clientErrorHandler`: for requests that are unreadable, too large or too slow. */
    handleClientError(error: ConnectionError, socket: Socket) {
      const exchange = incoming.get(socket);
      if (exchange && isAnswering(exchange, socket)) return;
      const { request, response } = exchange ?? {};
      // Another response would be read as part of the first.
      if (response?.headersSent) return void socket.destroy();
      const httpError = readConnectionError(error);
      const status = httpError.statusCode;
      if (response) response.statusCode = status;
      const { headers, body } = errorContent(
        httpError,
        request ?? (status === 431 ? cookiesTooLong : unreadableRequest),
      );
      endConnection(error, socket, { status, headers: { ...commonHeaders, ...headers }, body });
    },
  };
}

type ConnectionError = Error & { code?: string };

const errorsByCode: Record<string, [status: number, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The headers are too large.'],
};

/** Says why a request never arrived whole. */
function readConnectionError({ code = '' }: ConnectionError): HttpError {
  return new HttpError(...(errorsByCode[code] ?? ([400, 'bad_request', 'The request could not be read.'] as const)));
}

/** Writes a response for which Node has made no object, then closes the connection. */
function endConnection(
  { code }: ConnectionError,
  socket: Socket,
  { status, headers, body }: { status: number; headers: Record<string, string>; body: string },
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const all = { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  // Destroyed once sent: a peer that never hangs up would hold the socket open.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

export function serviceUnavailable(): HttpError {
  const message = 'Our service is not answering at the moment. Please try again in a minute.';
  return new HttpError(503, 'service_unavailable', message, { headers: { 'retry-after': '30' }, isFailure: false });
}

/** Neither path nor headers are known, so it is answered like an API call. */
const unreadableRequest: RequestLine = { url: '/api/', headers: {} };

/** Only a browser with too many cookies exceeds even Node's limit for headers, so a person reads that response. */
const cookiesTooLong: RequestLine = { url: '/', headers: { accept: 'text/html', cookie: 'too long to be read' } };

function errorContent(
  httpError: HttpError,
  request: RequestLine,
  development?: { script: string; policy: string },
): { headers: Record<string, string>; body: string } {
  const { statusCode: status, code, message, fields } = httpError;
  const headers = {
    ...(status === 500 && { 'retry-after': '30' }),
    ...httpError.headers,
    'cache-control': 'no-store',
  };
  if (isApiCall(request) || withoutQuery(request.url ?? '') === searchResponsePath) {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return { headers: { ...headers, ...type }, body: JSON.stringify(failure(code, message, fields)) };
  }
  const acceptsPage = request.headers.accept?.includes('text/html') ?? false;
  if (!hasFailurePage(status) || (status === 431 && !acceptsPage))
    return { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: `${message}\n` };
  const pageHeaders = {
    ...headers,
    ...documentHeaders,
    [policyHeader]: development?.policy ?? failurePolicy,
    'content-type': 'text/html; charset=utf-8',
    // Otherwise this person is locked out until they clear the cookies themselves.
    ...(status === 431 && request.headers.cookie && { 'clear-site-data': '"cookies"' }),
  };
  return { headers: pageHeaders, body: failurePage(status, development?.script) };
}

/** An API client expects the API's envelope. */
export function isApiCall({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url?.startsWith('/api/') ?? false;
}

function hasFailurePage(status: number): status is FailureStatus {
  return failureStatuses.some((one) => one === status);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
