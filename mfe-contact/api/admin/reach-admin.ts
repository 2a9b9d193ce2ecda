import { sendCommand } from '@site/service/command-socket';
import { keptSecret } from '@site/service/kept-secret';
import { outboxFolderOf } from '../background.ts';
import { type ContactOptions, openContactDatabase } from '../contact-service.ts';
import { subscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { Desk } from './admin.ts';
import { localDesk } from './local-admin.ts';
import { deskSocket } from './open-admin.ts';

type Reached = Desk & { close: () => Promise<void> };

/** The desk of the running service, or one of our own on the database where no service runs. */
export async function reachDesk(options: ContactOptions): Promise<Reached> {
  const socket = deskSocket(options.dataDir);
  // Whatever is answered to that, somebody is there.
  const { status } = await sendCommand(socket, 'greet');
  return status === 'nobody' ? ownDesk(options) : remoteDesk(socket);
}

function remoteDesk(socket: string): Reached {
  async function ask<Answer>(command: keyof Desk, input: unknown): Promise<Answer> {
    const answer = await sendCommand(socket, command, input);
    // The service's own answer, in the shape that `Desk` states.
    if (answer.status === 'done') return answer.data as Answer;
    throw new Error(
      answer.status === 'failed' ? answer.message : 'The service has stopped meanwhile. Please try again.',
    );
  }
  return {
    list: (page) => ask('list', page),
    deadSubscriptions: (page) => ask('deadSubscriptions', page),
    subscribers: (page) => ask('subscribers', page),
    erase: (request) => ask('erase', request),
    retry: (request) => ask('retry', request),
    close: async () => {},
  };
}

async function ownDesk(options: ContactOptions): Promise<Reached> {
  const database = await openContactDatabase(options);
  const links = subscriptionLinks(
    await keptSecret(options.dataDir, 'subscription-secret'),
    options.siteUrl ?? 'http://localhost:8080',
  );
  const desk = localDesk({ database, outboxFolder: outboxFolderOf(options.dataDir), links, onQueued: () => {} });
  return { ...desk, close: () => database.destroy() };
}
