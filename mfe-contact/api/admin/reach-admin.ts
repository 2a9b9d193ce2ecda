import path from 'node:path';
import { isRunning, sendCommand, serveCommands } from '@site/service/commands/command-socket';
import type { ContactOptions } from '../settings.ts';
import { type Admin, type AdminConnection, adminCommands } from './admin-commands.ts';
import { openLocalAdmin } from './local-admin.ts';

/** The admin of the running service, or one directly on the database when no service runs. */
export async function reachAdmin(options: ContactOptions): Promise<AdminConnection> {
  const socket = adminSocket(options.dataDir);
  return (await isRunning(socket)) ? remoteAdmin(socket) : openLocalAdmin(options);
}

function remoteAdmin(socket: string): AdminConnection {
  const ask =
    <Name extends keyof Admin>(command: Name) =>
    async (request: Parameters<Admin[Name]>[0]) => {
      const response = await sendCommand(socket, adminCommands, command, request);
      if (response.status === 'done') return response.data;
      throw new Error(
        response.status === 'failed' ? response.message : 'The service has stopped meanwhile. Please try again.',
      );
    };
  return {
    list: ask('list'),
    show: ask('show'),
    handle: ask('handle'),
    otherDead: ask('otherDead'),
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
  return serveCommands(adminSocket(dataDir), adminCommands, admin);
}

export function adminSocket(dataDir: string): string {
  return path.join(dataDir, 'contact.sock');
}
