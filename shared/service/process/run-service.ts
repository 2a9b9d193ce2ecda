import type { FastifyInstance } from 'fastify';
import { UnusableDatabase, untilChanged } from '../database/database-errors.ts';
import { createService } from '../http/create-service.ts';
import { createGracefulClose, portOf } from '../http/server.ts';
import { type Monitoring, monitoringOf } from '../settings/settings.ts';
import { keepWriting } from './keep-writing.ts';
import { logConsole } from './log.ts';
import { onSupervisorMessage, tellSupervisor } from './messages.ts';
import { shutdown, stopOnSignal } from './shutdown.ts';
import { errorCode, errorText } from './system-errors.ts';

interface Service {
  name: string;
  /** Version of its API. */
  version: string;
  /** 127.0.0.1 by default: the edge is the only client. */
  host: string | undefined;
  /** 0 picks a free port. */
  port: number;
  monitoring: Monitoring;
  /** Opens the service with its database. Throws `UnusableDatabase`, or calls `onUnusable` with one while it runs. */
  open: (onUnusable: (error: UnusableDatabase) => void) => Promise<FastifyInstance>;
}

// Under load the edge uses each of its connections within this time, and so learns that it must open another.
const gracePeriods = { acceptMs: 100, idleMs: 0, responseMs: shutdown.serviceResponseMs };

/**
 * Runs a service as this process: reports on stdout when it listens, and shuts down gracefully when told to. While its
 * database file is damaged, missing or replaced, it stays alive, is not ready and answers 503; it reopens the file once
 * somebody has repaired it.
 * @example
 * await runService(() => ({ ...api, host, port, monitoring, open: (onUnusable) => createBlogService({ ...options, onUnusable }) }));
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

async function serve(service: Service): Promise<never> {
  const listener = new ServiceListener(service);
  for (;;) {
    const { app, unusable } = await openOrStandIn(service);
    await listener.replaceApp(app);
    const error = await unusable;
    app.log.error(error.message);
    await untilChanged(error);
    // Closes its database, lock and sockets too, so that the next one starts afresh.
    await listener.close();
  }
}

/** If its database becomes unusable, the service itself answers 503. If it cannot even be opened, a stand-in does. */
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

function createStandIn({ name, version, monitoring }: Service, error: UnusableDatabase): Promise<FastifyInstance> {
  const refuse = async () => {
    throw error;
  };
  return createService({
    name,
    version,
    isReady: refuse,
    revision: refuse,
    routes: async (app) => {
      app.addHook('onRequest', refuse);
      app.all('/*', refuse);
    },
    close: async () => {},
    ...monitoringOf(monitoring),
  });
}

/** A port on which one app after the other answers. */
class ServiceListener {
  readonly #name: string;
  readonly #host: string;
  #port: number;
  #isAnnounced = false;
  #close = async () => {};

  constructor({ name, host = '127.0.0.1', port }: Service) {
    this.#name = name;
    this.#host = host;
    this.#port = port;
  }

  async replaceApp(app: FastifyInstance) {
    logConsole(app.log);
    const closeGracefully = createGracefulClose(app.server);
    await this.#listen(app);
    this.#port = portOf(app.server);
    this.#close = async () => {
      await closeGracefully(gracePeriods);
      await app.close();
    };
    if (!this.#isAnnounced) this.#announce();
  }

  close(): Promise<void> {
    return this.#close();
  }

  async #listen(app: FastifyInstance) {
    try {
      await app.listen({ host: this.#host, port: this.#port });
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      throw new Error(`Port ${this.#port} of ${this.#host} is taken by another process.`, { cause: error });
    }
  }

  #announce() {
    this.#isAnnounced = true;
    stopOnSignal(() => this.close());
    const ready = { event: 'ready', port: this.#port } as const;
    // For a person or a test that runs the service without a supervisor.
    process.stdout.write(`${JSON.stringify({ ...ready, name: this.#name })}\n`);
    tellSupervisor(ready);
  }
}
