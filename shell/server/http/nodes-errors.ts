import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sendStatus } from './send.ts';

const statusByCode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What Node would answer by itself, bare: requests that it cannot read or that come too slowly, and expectations (417). */
export function answerNodesErrors(server: Server, commonHeaders: Record<string, string>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Nobody listens any more.
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWith(socket as Socket, statusByCode[error.code ?? ''] ?? 400, commonHeaders); // of a net server, so a Socket
  });
  server.on('checkExpectation', (request, response) => sendStatus({ request, response, commonHeaders }, 417));
}

// There is no response object: the request was never whole.
function endWith(socket: Socket, status: number, commonHeaders: Record<string, string>) {
  const words = STATUS_CODES[status] ?? '';
  const body = `${words}.\n`;
  const headers = {
    ...commonHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Destroyed once sent: a client who never hangs up would hold the connection open.
  socket.end(`HTTP/1.1 ${status} ${words}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
