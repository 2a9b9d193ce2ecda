import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import type { Log } from '@site/service/process/log';
import type { DevelopmentBuild } from '@site/service/process/messages';
import type { FastifyPluginAsync } from 'fastify';
import type { OpenRelease } from '../releases/open-release.ts';
import { mapStack } from './mapped-stack.ts';
import { sendRedirect, sendStatus, sendText } from './send.ts';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';
const stackPath = '/__dev/stack';
const hotUpdatesPath = '/_/hot/';

export type LiveReload = ReturnType<typeof createLiveReload>;

/** A page is made from a release and the services' data. */
interface PageSources {
  release: string;
  data: string;
}

interface LiveReloadOptions {
  store: Pick<ReleaseStore, 'readFile'>;
  liveRelease: () => OpenRelease | undefined;
}

/** Development only: tells open pages when they would look different now, which builds failed, and what renderers threw since. */
export function createLiveReload() {
  const listeners = new Set<ServerResponse>();
  let sources: PageSources = { release: '', data: '' };
  /** Errors of the last build as `npm run dev` words them, by part. */
  let problems: Record<string, string> = {};
  /** What renderers threw since the last build, with their stacks. */
  const serverErrors = new Set<string>();
  /** By path. Kept, because a page may have missed some builds. */
  const hotUpdates = new Map<string, string>();

  const sourcesEvent = () => `data: ${JSON.stringify(sources)}\n\n`;
  const problemsEvent = () => `event: problems\ndata: ${JSON.stringify(problems)}\n\n`;
  const serverErrorsEvent = () => `event: server errors\ndata: ${JSON.stringify([...serverErrors])}\n\n`;
  const broadcast = (event: () => string) => listeners.forEach((listener) => void listener.write(event()));

  const routes: FastifyPluginAsync<LiveReloadOptions> = async (app, { store, liveRelease }) => {
    app.get(scriptPath, async (_request, reply) => {
      const script = liveRelease()?.shellFile('live-reload.js');
      return script ? sendRedirect(reply, 302, script) : sendStatus(reply, 404);
    });
    app.get<{ Params: { '*': string } }>(`${hotUpdatesPath}*`, async ({ params }, reply) => {
      const file = hotUpdates.get(params['*']);
      if (file === undefined) return sendStatus(reply, 404);
      // Not kept by browsers: a source that is saved as it was before leads to a former hash, and from there to other files of that name.
      const type = params['*'].endsWith('.js') ? 'text/javascript' : 'application/json';
      return reply.headers({ 'content-type': type, 'cache-control': 'no-store' }).send(file);
    });
    app.post(stackPath, async ({ body }, reply) => sendText(reply, 200, await mapStack(store, String(body))));
    app.get(eventsPath, (_request, reply) => {
      const headers = reply.getHeaders() as OutgoingHttpHeaders; // no value is undefined
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(sourcesEvent() + problemsEvent() + serverErrorsEvent());
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
    addBuild({ files = {}, ...build }: DevelopmentBuild) {
      for (const [file, content] of Object.entries(files)) hotUpdates.set(file, content);
      serverErrors.clear();
      broadcast(serverErrorsEvent);
      broadcast(() => `event: built\ndata: ${JSON.stringify(build)}\n\n`);
    },
    /** The same log, whose errors open pages show, too. */
    watchErrors: (log: Log): Log => ({
      ...log,
      error(fields, message) {
        log.error(fields, message);
        serverErrors.add(message);
        broadcast(serverErrorsEvent);
      },
    }),
    showProblems(found: Record<string, string>) {
      problems = found;
      broadcast(problemsEvent);
    },
  };
}
