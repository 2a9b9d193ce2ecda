import type { ServerResponse } from 'node:http';
import { createOverlay, followSite } from './development-script.ts';
import type { Exchange } from './exchange.ts';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';

const script = `(${followSite})('${eventsPath}', (${createOverlay})());`;

export type LiveReload = ReturnType<typeof createLiveReload>;

/**
 * Development only: tells open pages when they would look different now, and which builds failed.
 * @param currentState changes with every release and every service's data.
 */
export function createLiveReload(currentState: () => string) {
  const listeners = new Set<ServerResponse>();
  /** What `npm run dev` says is wrong with the last build, by part. */
  let problems: Record<string, string> = {};

  const stateEvent = () => `data: ${currentState()}\n\n`;
  const problemsEvent = () => `event: problems\ndata: ${JSON.stringify(problems)}\n\n`;
  const tell = (event: () => string) => listeners.forEach((listener) => void listener.write(event()));

  function listen({ response, commonHeaders }: Exchange) {
    response.writeHead(200, { ...commonHeaders, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(stateEvent() + problemsEvent());
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
    announce: () => tell(stateEvent),
    /** Takes what `npm run dev` sends to this process. */
    hear(message: { event?: string; problems?: Record<string, string> }) {
      if (message.event !== 'problems') return;
      problems = message.problems ?? {};
      tell(problemsEvent);
    },
  };
}
