import type { FastifyInstance } from 'fastify';
import { UnusableDatabase, untilChanged } from '../database/database-errors.ts';
import { keepWriting } from '../process/keep-writing.ts';
import { logConsole } from '../process/log.ts';
import { onSupervisorMessage, tellSupervisor } from '../process/messages.ts';
import { createGracefulClose, portOf } from '../process/server.ts';
import { shutdown, stopOnSignal } from '../process/shutdown.ts';
import { errorCode, errorText } from '../process/system-errors.ts';
import { type Monitoring, readSettings, siteSettings } from '../settings/settings.ts';
import { createService } from './create-service.ts';

interface Service {
  name: string;
  /** Version of its API. */
  version: string;
  /** See `createService`. */
  previousVersion?: string;
  monitoring: Monitoring;
  /** Opens the service with its database. Throws `UnusableDatabase`, or calls `onUnusable` with one while it runs. */
  open: (onUnusable: (error: UnusableDatabase) => void) => Promise<FastifyInstance>;
}

// Under load the edge uses each of its connections within this time, and so learns that it must open another.
const gracePeriods = { acceptMs: 100, idleMs: 0, responseMs: shutdown.serviceResponseMs };

/**
 * Runs a service as this process on `HOST` and `PORT`: reports on stdout when it listens, and shuts down gracefully when told to.
 * While its database file is damaged, missing or replaced, it stays alive, is not ready and answers 503; it reopens the file once
 * somebody has repaired it.
 * @example
 * await runService(() => ({ ...api, monitoring, open: (onUnusable) => createBlogService({ ...options, onUnusable }) }));
 */
export async function runService(describe: () => Service): Promise<void> {
  // Files with what visitors wrote are readable by the service's own user only.
  process.umask(0o077);
  keepWriting();
  try {
    await standBy();
    await serve(describe());
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exit(1);
  }
}

/**
 * With `--stand-by` a service that follows another loads all its code, and touches database and port only when its
 * supervisor says that the other has ended.
 */
async function standBy(): Promise<void> {
  if (!process.argv.includes('--stand-by') || !process.send) return;
  const opened = new Promise<void>((resolve) => onSupervisorMessage('open', () => resolve()));
  tellSupervisor({ event: 'standing by' });
  await opened;
}

/** Serves without end, and reopens the service whenever its database was unusable and somebody has changed the file. */
async function serve(service: Service): Promise<never> {
  // The edge is the only client.
  let { PORT: port, HOST: host = '127.0.0.1' } = readSettings(siteSettings, ['PORT', 'HOST']);
  let close: (() => Promise<void>) | undefined;
  for (;;) {
    const { app, unusable } = await openOrStandIn(service);
    logConsole(app.log);
    const closeGracefully = createGracefulClose(app.server);
    await listen(app, host, port);
    port = portOf(app.server);
    const isFirst = close === undefined;
    close = async () => {
      await closeGracefully(gracePeriods);
      await app.close();
    };
    if (isFirst) announce(service.name, port, async () => close?.());
    const error = await unusable;
    app.log.error(error.message);
    await untilChanged(error);
    // Closes its database, lock and sockets too, so that the next one starts afresh.
    await close();
  }
}

/** If its database becomes unusable, the service itself responds with 503. If it cannot even be opened, a stand-in does. */
async function openOrStandIn(service: Service) {
  let report = (_error: UnusableDatabase): void => {};
  const unusable = new Promise<UnusableDatabase>((resolve) => {
    report = resolve;
  });
  try {
    return { app: await service.open(report), unusable };
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error;
    return { app: await createStandIn(service, error), unusable: Promise.resolve(error) };
  }
}

function createStandIn({ name, version, previousVersion, monitoring }: Service, error: UnusableDatabase) {
  const refuse = async () => {
    throw error;
  };
  return createService({
    ...monitoring,
    name,
    version,
    previousVersion,
    isReady: refuse,
    revision: refuse,
    routes: async (app) => {
      app.addHook('onRequest', refuse);
      app.all('/*', refuse);
    },
    close: async () => {},
  });
}

async function listen(app: FastifyInstance, host: string, port: number) {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} of ${host} is taken by another process.`, { cause: error });
  }
}

function announce(name: string, port: number, stop: () => Promise<void>) {
  stopOnSignal(stop);
  const ready = { event: 'ready', port } as const;
  // For a person or a test that runs the service without a supervisor.
  process.stdout.write(`${JSON.stringify({ ...ready, name })}\n`);
  tellSupervisor(ready);
}
