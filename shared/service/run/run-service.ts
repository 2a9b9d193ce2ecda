import type { FastifyInstance } from 'fastify';
import { keepWriting } from '../process/keep-writing.ts';
import { logConsole } from '../process/log.ts';
import { onSupervisorMessage, tellSupervisor } from '../process/messages.ts';
import { createGracefulClose, portOf } from '../process/server.ts';
import { shutdown, stopOnSignal } from '../process/shutdown.ts';
import { errorCode, errorText } from '../process/system-errors.ts';
import { type Listener, type ReopeningService, serveReopening } from './reopening-service.ts';

interface Service extends ReopeningService {
  /** 127.0.0.1 by default: the edge is the only client. */
  host: string | undefined;
  /** 0 picks a free port. */
  port: number;
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
    const service = describe();
    await serveReopening(service, new ServiceListener(service));
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

class ServiceListener implements Listener {
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
