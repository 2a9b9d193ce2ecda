import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../error-code.ts';
import { createGentleClose } from '../http/close-gently.ts';
import { portOf } from './port-of.ts';

interface Runnable {
  name: string;
  app: FastifyInstance;
  /** 127.0.0.1 by default: the edge is the only client. */
  host: string | undefined;
  /** 0 picks a free one. */
  port: number;
}

// Under load the edge uses each of its connections within this time, and hears that it must open another.
const patience = { acceptMs: 100, idleMs: 0, answerMs: 10_000 };
/** What still runs then is stuck, and its supervisor would kill it a second later. */
const stopTimeoutMs = 11_000;

/**
 * Runs a service as this process: reports on stdout when ready; stops on SIGTERM, SIGINT or when its supervisor is
 * gone.
 */
export async function runService(prepare: () => Promise<Runnable>): Promise<void> {
  // Files with what visitors wrote are readable by the service's own user only.
  process.umask(0o077);
  try {
    await standBy();
    const { name, app, host = '127.0.0.1', port } = await prepare();
    stopOnSignals(app, createGentleClose(app.server));
    await listen(app, host, port);
    announce({ event: 'ready', name, port: portOf(app.server) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * With `--stand-by` a service that follows another loads all its code, and touches database and port only when its
 * supervisor says that the other has ended.
 */
async function standBy(): Promise<void> {
  if (!process.argv.includes('--stand-by') || !process.send) return;
  const turn = once(process, 'message');
  process.send({ event: 'standing by' });
  await turn;
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

function stopOnSignals(app: FastifyInstance, closeGently: ReturnType<typeof createGentleClose>) {
  const stop = async () => {
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await closeGently(patience);
    await app.close();
    process.exit(0);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
}
