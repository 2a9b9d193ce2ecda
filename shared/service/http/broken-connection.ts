import type { Socket } from 'node:net';
import { failure } from '@site/contracts/envelope';

const answers: Record<string, [line: string, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large', 'The headers are too large.'],
};

/** Answers a connection that never produced a request: malformed HTTP, headers too large or too slow. */
export function answerBrokenConnection(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const [line, code, message] = answers[error.code ?? ''] ?? [
    '400 Bad Request',
    'bad_request',
    'The request could not be read.',
  ];
  const body = JSON.stringify(failure(code, message));
  const head = `HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8`;
  // Destroyed once sent: a peer that never hangs up would hold the socket open.
  return socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, () => socket.destroy());
}
