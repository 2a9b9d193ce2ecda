import type { ServerResponse } from 'node:http';
import type { Exchange } from './exchange.ts';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';

// Reloads when the release changes, or when a restarted edge comes back with another one.
const script = `
const events = new EventSource('${eventsPath}');
let release;
events.onmessage = ({ data }) => {
  if (release && release !== data) location.reload();
  release = data;
};
`;

export type LiveReload = ReturnType<typeof createLiveReload>;

/** Development only: tells open pages of each new release. */
export function createLiveReload(currentRelease: () => string | undefined) {
  const listeners = new Set<ServerResponse>();

  function listen({ response, commonHeaders }: Exchange) {
    response.writeHead(200, { ...commonHeaders, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`data: ${currentRelease() ?? ''}\n\n`);
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  return {
    serve(exchange: Exchange): boolean {
      const { request, response, commonHeaders } = exchange;
      if (request.url === eventsPath) {
        listen(exchange);
        return true;
      }
      if (request.url !== scriptPath) return false;
      const type = 'text/javascript; charset=utf-8';
      response.writeHead(200, { ...commonHeaders, 'content-type': type, 'cache-control': 'no-store' }).end(script);
      return true;
    },
    scriptPath,
    announce(release: string) {
      for (const listener of listeners) listener.write(`data: ${release}\n\n`);
    },
  };
}
