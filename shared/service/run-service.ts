import type { FastifyInstance } from 'fastify';
import { errorCode } from './error-code.ts';
import { portOf } from './port-of.ts';

export interface Runnable {
  name: string;
  app: FastifyInstance;
  /** Only this machine unless told otherwise: the edge is the one client. */
  host: string | undefined;
  /** 0 takes a free one. */
  port: number;
}

// Longer than any request may take (10 s); what has not ended by then hangs.
const STOP_WITHIN_MS = 12_000;

/** Starts a service as a process of its own: says on stdout when it is ready, stops on SIGTERM, SIGINT or when its supervisor is gone. */
export async function runService(prepare: () => Promise<Runnable>): Promise<void> {
  // What visitors write lies in files that only the service's own user may read.
  process.umask(0o077);
  try {
    const { name, app, host = '127.0.0.1', port } = await prepare();
    stopOnSignals(app);
    await listen(app, host, port);
    announce({ event: 'ready', name, port: portOf(app.server) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} of ${host} is taken by another process.`, { cause: error });
  }
}

function announce(ready: { event: 'ready'; name: string; port: number }) {
  process.stdout.write(`${JSON.stringify(ready)}\n`);
  process.send?.(ready);
}

function stopOnSignals(app: FastifyInstance) {
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    process.exit(0);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
}
