import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failure } from '@site/contracts/envelope';
import { failurePage, failurePolicy } from './failure-page.ts';
import { sendRefusal } from './send.ts';

type Status = 400 | 408 | 417 | 431;

// As the services say it.
const refusals: Record<Status, [code: string, message: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  408: ['request_timeout', 'The request took too long to arrive.'],
  417: ['expectation_failed', 'This expectation is not met here.'],
  431: ['headers_too_large', 'The headers are too large.'],
};

const statusByCode: Record<string, Status> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What Node would answer by itself, bare: requests that it cannot read or that come too slowly, and expectations (417). */
export function answerNodesErrors(server: Server, commonHeaders: Record<string, string>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Nobody listens any more.
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWith(socket as Socket, statusByCode[error.code ?? ''] ?? 400, commonHeaders); // of a net server, so a Socket
  });
  server.on('checkExpectation', (request, response) =>
    sendRefusal({ request, response, commonHeaders }, 417, refusals[417]),
  );
}

// There is no response object: the request was never whole. Nobody knows whether it was a call, so the answer is one to a call. Only a browser
// full of cookies sends a head that is too long even for Node, so a person reads that.
function endWith(socket: Socket, status: Status, commonHeaders: Record<string, string>) {
  const isForPerson = status === 431;
  const body = isForPerson ? failurePage(status) : JSON.stringify(failure(...refusals[status]));
  const headers = {
    ...commonHeaders,
    'content-type': `${isForPerson ? 'text/html' : 'application/json'}; charset=utf-8`,
    ...(isForPerson && { 'content-security-policy': failurePolicy, 'clear-site-data': '"cookies"' }),
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Destroyed once sent: a client who never hangs up would hold the connection open.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
