import { existsSync } from 'node:fs';
import { sendCommand } from '@site/service/command-socket';
import { type ContactOptions, databaseFile, openContactDatabase } from '../contact-service.ts';
import { outboxFolderOf } from '../outbox/folder-transport.ts';
import { mailLimits } from '../protection/mail-limits.ts';
import { sharedSecret } from '../protection/shared-secret.ts';
import { watchClock } from '../retention/clock-watch.ts';
import { createRetention, maxRetentionMonths } from '../retention/retention.ts';
import { subscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { Admin } from './admin.ts';
import { localAdmin } from './local-admin.ts';
import { adminSocket } from './serve-admin.ts';

type Reached = Admin & { close: () => Promise<void> };

/** The admin of the running service, or one directly on the database when no service runs. */
export async function reachAdmin(options: ContactOptions): Promise<Reached> {
  const socket = adminSocket(options.dataDir);
  // Any answer at all means that a service is running.
  const { status } = await sendCommand(socket, 'greet');
  return status === 'nobody' ? ownAdmin(options) : remoteAdmin(socket);
}

function remoteAdmin(socket: string): Reached {
  async function ask<Answer>(command: keyof Admin, input: unknown): Promise<Answer> {
    const answer = await sendCommand(socket, command, input);
    // The service's own answer, in the shape that `Admin` states.
    if (answer.status === 'done') return answer.data as Answer;
    throw new Error(
      answer.status === 'failed' ? answer.message : 'The service has stopped meanwhile. Please try again.',
    );
  }
  return {
    list: (page) => ask('list', page),
    show: (request) => ask('show', request),
    done: (request) => ask('done', request),
    reopen: (request) => ask('reopen', request),
    deadSubscriptions: (page) => ask('deadSubscriptions', page),
    subscribers: (page) => ask('subscribers', page),
    erase: (request) => ask('erase', request),
    allow: (request) => ask('allow', request),
    eraseExpired: (request) => ask('eraseExpired', request),
    retry: (request) => ask('retry', request),
    close: async () => {},
  };
}

async function ownAdmin(options: ContactOptions): Promise<Reached> {
  const file = databaseFile(options.dataDir);
  // A new one would be taken for what is missing, and nobody would notice that enquiries are lost.
  if (!options.databaseUrl && !existsSync(file))
    throw new Error(`There is no database ${file}: start the site once, or set DATA_DIR to its folder.`);
  const database = await openContactDatabase(options);
  const secret = await sharedSecret(database, options.dataDir, 'subscription-secret');
  const links = subscriptionLinks(secret, options.siteUrl ?? 'http://localhost:8080');
  const limits = mailLimits(secret);
  const canSend = { mail: Boolean(options.smtpUrl), webhook: Boolean(options.webhook) };
  const outboxFolder = outboxFolderOf(options.dataDir);
  const retention = async () => {
    const { retentionMonths = maxRetentionMonths } = options;
    return createRetention({ database, outboxFolder, retentionMonths, clock: await watchClock(database) });
  };
  const admin = localAdmin({ database, outboxFolder, links, limits, retention, canSend, onQueued: () => {} });
  return { ...admin, close: () => database.destroy() };
}
