import type { Server } from 'node:net';
import { portOf } from '../process/port-of.ts';

/** Lets a server listen on a free local port. Returns its origin. No process lives on for it: a test that fails need not close it. */
export async function listenHere(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${portOf(server)}`;
}
