import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import type { OpenRelease } from '../releases/open-release.ts';
import { sendRedirect, sendStatus } from './send.ts';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';

export type LiveReload = ReturnType<typeof createLiveReload>;

/** A page is made from a release and the services' data. */
interface PageSources {
  release: string;
  data: string;
}

interface LiveReloadOptions {
  liveRelease: () => OpenRelease | undefined;
}

/** Development only: tells open pages when they would look different now, and which builds failed. */
export function createLiveReload() {
  const listeners = new Set<ServerResponse>();
  let sources: PageSources = { release: '', data: '' };
  /** Errors of the last build as `npm run dev` words them, by part. */
  let problems: Record<string, string> = {};

  const sourcesEvent = () => `data: ${JSON.stringify(sources)}\n\n`;
  const problemsEvent = () => `event: problems\ndata: ${JSON.stringify(problems)}\n\n`;
  const broadcast = (event: () => string) => listeners.forEach((listener) => void listener.write(event()));

  const routes: FastifyPluginAsync<LiveReloadOptions> = async (app, { liveRelease }) => {
    app.get(scriptPath, async (_request, reply) => {
      const script = liveRelease()?.shellFile('live-reload.js');
      return script ? sendRedirect(reply, 302, script) : sendStatus(reply, 404);
    });
    app.get(eventsPath, (_request, reply) => {
      const headers = reply.getHeaders() as OutgoingHttpHeaders; // no value is undefined
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(sourcesEvent() + problemsEvent());
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    });
  };

  return {
    routes,
    scriptPath,
    update(changed: Partial<PageSources>) {
      sources = { ...sources, ...changed };
      broadcast(sourcesEvent);
    },
    showProblems(found: Record<string, string>) {
      problems = found;
      broadcast(problemsEvent);
    },
  };
}
