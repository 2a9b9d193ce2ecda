import type { Server } from 'node:net';
import { portOf } from '../process/port-of.ts';

/** Lets a server listen on a free local port. Returns its origin. */
export async function listenHere(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}`;
}
