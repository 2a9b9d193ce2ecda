import { existsSync } from 'node:fs';
import path from 'node:path';
import { sendCommand, serveCommands } from '@site/service/command-socket';
import * as v from 'valibot';
import { databaseFile, openContactDatabase, sharedSecret } from '../database.ts';
import { mailboxHasher } from '../protection/mail-limits.ts';
import { watchClock } from '../retention/clock-watch.ts';
import { createRetention } from '../retention/retention.ts';
import type { ContactOptions } from '../settings.ts';
import { createSubscriptionLinks } from '../subscriptions/subscription-links.ts';
import { type Admin, adminRequests } from './admin-protocol.ts';
import { createLocalAdmin } from './local-admin.ts';

type AdminConnection = Admin & { close: () => Promise<void> };

/** The admin of the running service, or one directly on the database when no service runs. */
export async function reachAdmin(options: ContactOptions): Promise<AdminConnection> {
  const socket = adminSocket(options.dataDir);
  // Any answer at all means that a service is running.
  const { status } = await sendCommand(socket, 'greet');
  return status === 'not-running' ? openLocalAdmin(options) : remoteAdmin(socket);
}

function remoteAdmin(socket: string): AdminConnection {
  async function ask<Answer>(command: keyof Admin, input: unknown): Promise<Answer> {
    const answer = await sendCommand(socket, command, input);
    // The service's own answer, in the shape that `Admin` states.
    if (answer.status === 'done') return answer.data as Answer;
    throw new Error(
      answer.status === 'failed' ? answer.message : 'The service has stopped meanwhile. Please try again.',
    );
  }
  const commands = commandNames.map((name) => [name, (input: unknown) => ask(name, input)]);
  return { ...(Object.fromEntries(commands) as Admin), close: async () => {} }; // `fromEntries` forgets the names
}

async function openLocalAdmin(options: ContactOptions): Promise<AdminConnection> {
  const file = databaseFile(options.dataDir);
  // A new database would hide that the old one is missing, and nobody would notice that enquiries are lost.
  if (!options.databaseUrl && !existsSync(file))
    throw new Error(`There is no database ${file}: start the site once, or set DATA_DIR to its folder.`);
  const database = await openContactDatabase(options);
  const secret = await sharedSecret(database, options.dataDir, 'subscription-secret');
  const links = createSubscriptionLinks(secret, options.siteUrl);
  const hashMailbox = mailboxHasher(secret);
  const retention = async () => createRetention({ ...options, database, clockWatch: await watchClock(database) });
  const admin = createLocalAdmin({ ...options, database, links, hashMailbox, retention });
  return { ...admin, close: () => database.destroy() };
}

/**
 * Serves the admin commands on a socket: without a port, nobody on the network or in a browser can reach it. Returns a
 * function that closes it.
 */
export function serveAdmin(dataDir: string, admin: Admin): Promise<() => Promise<void>> {
  const commands = commandNames.map((name) => {
    const run = admin[name] as (input: unknown) => Promise<unknown>; // this command's schema parses its input
    return [name, async (input: unknown) => run(v.parse(adminRequests[name], input))];
  });
  return serveCommands(adminSocket(dataDir), Object.fromEntries(commands));
}

const commandNames = Object.keys(adminRequests) as (keyof Admin)[]; // `keys` widens them to strings

export function adminSocket(dataDir: string): string {
  return path.join(dataDir, 'contact.sock');
}
