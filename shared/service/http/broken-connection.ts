import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failure } from '@site/contracts/envelope';
import { HttpRefusal } from './refusal.ts';

type ConnectionError = Error & { code?: string };

const refusals: Record<string, [status: number, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The headers are too large.'],
};

/** Answers a connection that never produced a request: malformed HTTP, headers too large or too slow. */
export function answerBrokenConnection(error: ConnectionError, socket: Socket): void {
  const { statusCode, code, message } = connectionRefusal(error);
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  endConnection(error, socket, { status: statusCode, headers, body: JSON.stringify(failure(code, message)) });
}

/** What is wrong with a request that was never whole. */
export function connectionRefusal({ code = '' }: ConnectionError): HttpRefusal {
  return new HttpRefusal(...(refusals[code] ?? ([400, 'bad_request', 'The request could not be read.'] as const)));
}

interface LastAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Writes an answer for which there is no response object, then closes the connection. */
export function endConnection({ code }: ConnectionError, socket: Socket, { status, headers, body }: LastAnswer): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const all = { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  // Destroyed once sent: a peer that never hangs up would hold the socket open.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
