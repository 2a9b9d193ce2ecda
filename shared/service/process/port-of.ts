import type { Server } from 'node:net';

/** The port a server listens on. Throws if it listens on none. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
