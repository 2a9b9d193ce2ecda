import type { DatabaseLocation } from '@site/service/database/open-database';
import { openMailServer } from '@site/service/testing/open-mail-server';
import { closeAfterTest } from '@site/testing/close-after-test';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { createEnquiryLinks } from '../enquiries/enquiry-links.ts';
import { createEnquiryIntake } from '../enquiries/intake.ts';
import { createSmtpTransport } from '../outbox/mail-transport.ts';
import { claim } from '../outbox/outbox-repository.ts';
import { sendNext } from '../outbox/outbox-worker.ts';
import type { Sender } from '../outbox/sender.ts';
import { createMailSender } from '../senders/mail-sender.ts';
import { createSubscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { EnquiryMessageKind, MessageKind } from '../tables.ts';
import { mailboxFingerprint, openTables, site } from './stored-rows.ts';

export const morning = new Date('2026-11-20T03:30:00.000Z');
const from = { name: 'Sevantra', address: 'hello@sevantra.example' };

const quiet = { info: () => {}, error: () => {} };

/** For tests: an outbox with one enquiry in it, and a clock that only `pass` moves. */
export async function openOutbox(location?: DatabaseLocation, kinds: EnquiryMessageKind[] = ['email']) {
  let now = morning;
  const clock = () => now;
  const database = await openTables(location);
  const stored = await createEnquiryIntake(database, {
    clock,
    messageKinds: kinds,
    mailboxFingerprint,
  }).store({ ...sampleEnquiry, source: '/contact' });
  const links = createSubscriptionLinks({ subscription: Buffer.alloc(32, 7) }, site, clock);
  return {
    database,
    links,
    reference: 'reference' in stored ? stored.reference : '',
    clock,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    overSmtp: (url: string, to = [{ name: 'Desk', address: 'desk@sevantra.example' }], allowsPlain = false) =>
      createMailSender({
        database,
        transport: createSmtpTransport({ url, siteUrl: site, allowsPlain }, from),
        to,
        links,
        enquiryLinks: createEnquiryLinks(Buffer.alloc(32, 7), site, to, clock),
      }),
    claim: (kinds: MessageKind[]) => claim(database, kinds, clock()),
    /** Sends everything that is due now. */
    sendAll: async (sender: Sender, abort = new AbortController().signal, through = database) => {
      while (await sendNext({ database: through, sender, log: quiet, clock }, abort));
    },
    rows: () => database.selectFrom('deliveries').selectAll().orderBy('channel').execute(),
  };
}

/** For tests: a mail server that is closed with the test. */
export async function openMail(...options: Parameters<typeof openMailServer>) {
  const server = await openMailServer(...options);
  closeAfterTest(server.close);
  return server;
}
