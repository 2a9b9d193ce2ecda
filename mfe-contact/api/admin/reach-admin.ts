import path from 'node:path';
import { type Commands, sendCommand, serveCommands } from '@site/service/command-socket';
import type { ContactOptions } from '../settings.ts';
import { type Admin, type AdminConnection, openLocalAdmin } from './local-admin.ts';

/** The admin of the running service, or one directly on the database when no service runs. */
export async function reachAdmin(options: ContactOptions): Promise<AdminConnection> {
  const socket = adminSocket(options.dataDir);
  // Any response at all means that a service is running.
  const { status } = await sendCommand(socket, 'greet');
  return status === 'not-running' ? openLocalAdmin(options) : remoteAdmin(socket);
}

function remoteAdmin(socket: string): AdminConnection {
  const ask =
    <Name extends keyof Admin>(command: Name) =>
    async (request?: unknown): Promise<Awaited<ReturnType<Admin[Name]>>> => {
      const response = await sendCommand(socket, command, request);
      // The service's own result, in the shape that `Admin` states.
      if (response.status === 'done') return response.data as Awaited<ReturnType<Admin[Name]>>;
      throw new Error(
        response.status === 'failed' ? response.message : 'The service has stopped meanwhile. Please try again.',
      );
    };
  return {
    list: ask('list'),
    show: ask('show'),
    done: ask('done'),
    reopen: ask('reopen'),
    deadSubscriptions: ask('deadSubscriptions'),
    subscribers: ask('subscribers'),
    erase: ask('erase'),
    allow: ask('allow'),
    eraseExpired: ask('eraseExpired'),
    retry: ask('retry'),
    close: async () => {},
  };
}

/**
 * Serves the admin commands on a socket: without a port, nobody on the network or in a browser can reach it. Returns a
 * function that closes it.
 */
export function serveAdmin(dataDir: string, admin: Admin): Promise<() => Promise<void>> {
  // Only `remoteAdmin` writes to this socket, and the command line has checked what was typed.
  return serveCommands(adminSocket(dataDir), { ...admin } as Commands);
}

export function adminSocket(dataDir: string): string {
  return path.join(dataDir, 'contact.sock');
}
