import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openDatabase } from '@site/shared/database/open-database.ts';
import { temporaryFolder } from '@site/shared/testing/temporary-folder.ts';
import { SMTPServer } from 'smtp-server';
import { enquiryRepository } from '../enquiry-repository.ts';
import { migrations } from '../migrations.ts';
import { subscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { EnquiryChannel, Tables } from '../tables.ts';
import { enquiry } from '../testing.ts';
import { carryNext, type Route } from './courier.ts';
import { deliveryRepository } from './delivery-repository.ts';
import { mailRoute } from './mail-route.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface ReceivedMail {
  to: string[];
  source: string;
}

/** What the server says to the nth recipient: nothing is fine, a number is a refusal. */
type Refusal = (attempt: number) => number | undefined;

/** A real mail server on this machine. */
export async function openMailServer(refuse: Refusal = () => undefined) {
  const received: ReceivedMail[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, answer) => {
      const code = refuse(++attempts);
      answer(code === undefined ? null : Object.assign(new Error('The mailbox of asha@school.example is full.'), { responseCode: code }));
    },
    onData: (stream, session, answer) => {
      text(stream).then((source) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        answer(null);
      }, answer);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening server on a port has an address of that kind.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const MORNING = new Date('2026-11-20T03:30:00.000Z');
export const FROM = { name: 'Sevantra', address: 'hello@sevantra.example' };

const quiet = { info: () => {}, error: () => {} };

/** An outbox with one enquiry in it, and a clock that stands still until it is set. */
export async function openOutbox(
  place: { file: string; url?: string | undefined } = { file: `${temporaryFolder()}/contact.db` },
  channels: EnquiryChannel[] = ['email'],
) {
  let now = MORNING;
  const clock = () => now;
  const database = await openDatabase<Tables>({ ...place, migrations });
  const stored = await enquiryRepository(database, { clock, channels }).store(enquiry);
  const links = subscriptionLinks(Buffer.alloc(32, 7), 'https://www.sevantra.example', clock);
  const deliveries = deliveryRepository(database, clock, () => 1);
  return {
    database,
    deliveries,
    links,
    reference: 'reference' in stored ? stored.reference : '',
    clock,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    overSmtp: (url: string) => mailRoute({ database, transport: smtpTransport(url, FROM), to: 'desk@sevantra.example', links }),
    /** Carries all that is due at this moment. */
    carryAll: async (route: Route) => {
      while (await carryNext(deliveries, route, quiet, new AbortController().signal));
    },
    rows: () => database.selectFrom('deliveries').selectAll().orderBy('channel').execute(),
    close: () => database.destroy(),
  };
}
