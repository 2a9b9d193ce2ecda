import type { IncomingMessage, ServerResponse } from 'node:http';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';

// The page reloads when the release changes, and when an edge that was away is back with another one.
const script = `
const events = new EventSource('${eventsPath}');
let release;
events.onmessage = ({ data }) => {
  if (release && release !== data) location.reload();
  release = data;
};
`;

/** Development only: tells open pages of each new release. Answers whether the request was one of its own. */
export function createLiveReload(currentRelease: () => string | undefined, commonHeaders: Record<string, string>) {
  const listeners = new Set<ServerResponse>();

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url === scriptPath) {
      response
        .writeHead(200, {
          ...commonHeaders,
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(script);
      return true;
    }
    if (request.url !== eventsPath) return false;
    response.writeHead(200, { ...commonHeaders, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`data: ${currentRelease() ?? ''}\n\n`);
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    return true;
  }

  return {
    serve,
    scriptPath,
    announce(release: string) {
      for (const listener of listeners) listener.write(`data: ${release}\n\n`);
    },
  };
}
