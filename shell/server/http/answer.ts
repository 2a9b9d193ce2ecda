import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a finished answer; HEAD gets its headers only. */
export function send(request: IncomingMessage, response: ServerResponse, { status, headers, body = '' }: Answer): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
): void {
  send(request, response, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body,
  });
}
