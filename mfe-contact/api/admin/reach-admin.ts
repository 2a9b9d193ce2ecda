import path from 'node:path';
import { commandClient, isRunning, serveCommands } from '@site/service/commands/command-socket';
import type { ContactOptions } from '../settings.ts';
import { type Admin, type AdminConnection, adminCommands } from './admin-commands.ts';
import { openLocalAdmin } from './local-admin.ts';

/** The admin of the running service, or one directly on the database when no service runs. */
export async function reachAdmin(options: ContactOptions): Promise<AdminConnection> {
  const socket = adminSocket(options.dataDir);
  if (!(await isRunning(socket))) return openLocalAdmin(options);
  const client = commandClient(socket, adminCommands, 'The service has stopped meanwhile. Please try again.');
  return { ...client, close: async () => {} };
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
