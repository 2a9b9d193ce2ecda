import { readFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
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
const hotUpdatePath = '/_/hot/:part/:file';

export type LiveReload = ReturnType<typeof createLiveReload>;

/** What open pages compare themselves with and show. */
interface DevelopmentState {
  /** A page is made from a release and the services' data. */
  release: string;
  data: string;
  /** Errors of the last build as `npm run dev` words them, by part. */
  problems: Record<string, string>;
  /** What renderers threw since the last build, with their stacks. */
  serverErrors: string[];
}

interface LiveReloadOptions {
  store: Pick<ReleaseStore, 'readFile'>;
  liveRelease: () => OpenRelease | undefined;
}

/** Development only: tells open pages when they would look different now, which builds failed, and what renderers threw since. */
export function createLiveReload() {
  const listeners = new Set<ServerResponse>();
  let state: DevelopmentState = { release: '', data: '', problems: {}, serverErrors: [] };
  /** Folders of hot updates, by part. */
  const hotFolders = new Map<string, string>();

  const stateEvent = () => `data: ${JSON.stringify(state)}\n\n`;
  const broadcast = (event: string) => listeners.forEach((listener) => void listener.write(event));
  const update = (changed: Partial<DevelopmentState>) => {
    state = { ...state, ...changed };
    broadcast(stateEvent());
  };

  const routes: FastifyPluginAsync<LiveReloadOptions> = async (app, { store, liveRelease }) => {
    app.get(scriptPath, async (_request, reply) => {
      const script = liveRelease()?.shellFile('live-reload.js');
      return script ? sendRedirect(reply, 302, script) : sendStatus(reply, 404);
    });
    app.get<{ Params: { part: string; file: string } }>(hotUpdatePath, async ({ params }, reply) => {
      const { part, file } = params;
      const place = path.join(hotFolders.get(part) ?? '', path.basename(file));
      const content = hotFolders.has(part) && (await readFile(place, 'utf8').catch(() => undefined));
      if (!content) return sendStatus(reply, 404);
      // Not kept by browsers: a source that is saved as it was before leads to a former hash, and from there to other files of that name.
      const type = file.endsWith('.js') ? 'text/javascript' : 'application/json';
      return reply.headers({ 'content-type': type, 'cache-control': 'no-store' }).send(content);
    });
    app.post(stackPath, async ({ body }, reply) => sendText(reply, 200, await mapStack(store, String(body))));
    app.get(eventsPath, (_request, reply) => {
      const headers = reply.getHeaders() as OutgoingHttpHeaders; // no value is undefined
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(stateEvent());
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    });
  };

  return {
    routes,
    scriptPath,
    update,
    addBuild({ hotFolder, ...build }: DevelopmentBuild) {
      if (hotFolder) hotFolders.set(build.part, hotFolder);
      update({ serverErrors: [] });
      broadcast(`event: built\ndata: ${JSON.stringify(build)}\n\n`);
    },
    /** The same log, whose errors open pages show, too. */
    watchErrors: (log: Log): Log => ({
      ...log,
      error(fields, message) {
        log.error(fields, message);
        update({ serverErrors: [...new Set([...state.serverErrors, message])] });
      },
    }),
  };
}
