import { createServer } from 'node:http';
import { portOf } from '@site/service/port-of';

// Run by `list.ts` as a process of its own: sends the bytes that the environment names, and does nothing else.
const body = Buffer.from(process.env.BODY ?? '', 'base64');
const headers: Record<string, string> = JSON.parse(process.env.HEADERS ?? '{}');
const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ event: 'ready', name: 'bare', port: portOf(server) }));
process.once('disconnect', () => process.exit(0));
