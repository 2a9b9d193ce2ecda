import path from 'node:path';
import { sendCommand, serveCommands } from '@site/service/command-socket';
import * as v from 'valibot';
import type { ContactOptions } from '../settings.ts';
import { type Admin, type AdminConnection, adminRequests } from './admin-protocol.ts';
import { openLocalAdmin } from './local-admin.ts';

/** The admin of the running service, or one directly on the database when no service runs. */
export async function reachAdmin(options: ContactOptions): Promise<AdminConnection> {
  const socket = adminSocket(options.dataDir);
  // Any response at all means that a service is running.
  const { status } = await sendCommand(socket, 'greet');
  return status === 'not-running' ? openLocalAdmin(options) : remoteAdmin(socket);
}

function remoteAdmin(socket: string): AdminConnection {
  async function ask<Result>(command: keyof Admin, input: unknown): Promise<Result> {
    const response = await sendCommand(socket, command, input);
    // The service's own result, in the shape that `Admin` states.
    if (response.status === 'done') return response.data as Result;
    throw new Error(
      response.status === 'failed' ? response.message : 'The service has stopped meanwhile. Please try again.',
    );
  }
  const commands = commandNames.map((name) => [name, (input: unknown) => ask(name, input)]);
  return { ...(Object.fromEntries(commands) as Admin), close: async () => {} }; // `fromEntries` forgets the names
}

/**
 * Serves the admin commands on a socket: without a port, nobody on the network or in a browser can reach it. Returns a
 * function that closes it.
 */
export function serveAdmin(dataDir: string, admin: Admin): Promise<() => Promise<void>> {
  const run = async <Name extends keyof Admin>(name: Name, input: unknown) =>
    admin[name](v.parse(adminRequests[name], input));
  const commands = commandNames.map((name) => [name, (input: unknown) => run(name, input)]);
  return serveCommands(adminSocket(dataDir), Object.fromEntries(commands));
}

const commandNames = Object.keys(adminRequests) as (keyof Admin)[]; // `keys` widens them to strings

export function adminSocket(dataDir: string): string {
  return path.join(dataDir, 'contact.sock');
}
