import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { errorCode, ifMissing } from '@site/service/process/system-errors';
import { escapeHiddenInLine } from '@site/text/visible-text';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Database } from '../tables.ts';
import { isAscii, type MailAddress } from './mail-addresses.ts';
import * as outbox from './outbox-repository.ts';
import { type SendingContext, SendingFailed } from './sender.ts';

/** A plain-text message. Without HTML it cannot carry a script, a tracker or a misleading link. */
export interface Mail {
  to: MailAddress[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  /** Address that the mail program calls when its reader unsubscribes with one click (RFC 8058). */
  unsubscribe?: string;
}

/** Sends mail. `id` becomes the Message-ID, by which a message sent twice is recognised as one. */
export interface MailTransport {
  send: (id: string, mail: Mail, context: SendingContext) => Promise<'sent' | 'written'>;
  close: () => void;
}

const connectTimeoutMs = 10_000;
const socketTimeoutMs = 30_000;

/** Sends over a mail server: `smtp://user:password@host:587` (STARTTLS where the server offers it) or `smtps://…`. */
export function createSmtpTransport(url: string, from: MailAddress): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
  // A mail server accepts a message at the line with a single dot, which is sent when this stream ends. If the connection ends
  // before, it discards the message (RFC 5321, 4.1.1.4).
  transport.use('stream', ({ data, message }, done) => {
    const { beforeEnd } = data as typeof data & SendingContext; // given below
    message.transform(
      () =>
        new Transform({
          transform: (chunk, _encoding, pass) => pass(null, chunk),
          flush: (end) => void beforeEnd().then(() => end(), end),
        }),
    );
    done();
  });
  return {
    async send(id, mail, context) {
      const message = { ...messageOf(id, from, mail), ...context };
      const { rejected, rejectedErrors } = await transport.sendMail(message).catch((error: unknown) => {
        throw new SendingFailed(reasonOf(error));
      });
      // The other recipients have got it.
      if (rejected.length > 0) throw new SendingFailed({ ...reasonOf(rejectedErrors?.[0]), remaining: rejected });
      return 'sent';
    },
    close: () => transport.close(),
  };
}

/** Final only if this recipient or message was refused permanently (5xx); any other failure may pass. */
function reasonOf(error: unknown) {
  const status = Number(Object(error).responseCode ?? 0);
  const isOfThisMail = ['EENVELOPE', 'EMESSAGE'].includes(errorCode(error));
  return {
    reason: status ? `SMTP ${status}` : errorCode(error) || 'SMTP',
    isFinal: isOfThisMail && status >= 500,
    isRefused: status >= 400,
  };
}

/** Writes each message to a folder as `<id>.eml`, which any mail program can open: for sites without a mail server. */
export function createFolderTransport(folder: string, from: MailAddress): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(id, mail) {
      const { message } = await transport.sendMail(messageOf(id, from, mail));
      await makeFolder(folder);
      const file = path.join(folder, `${id}.eml`);
      // Renamed when complete on the disk, so that neither a killed process nor a power cut leaves half a message.
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
      return 'written';
    },
    close: () => transport.close(),
  };
}

/** Not `recursive`: if somebody has moved the data folder away, an empty one must not take its place. */
async function makeFolder(folder: string) {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}

export function outboxFolderOf(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

/** Removes the files of messages that were erased, or sent by a mail server since. */
export async function sweepOutbox(database: Database, folder: string): Promise<void> {
  const files = await readdir(folder).catch(ifMissing([]));
  if (files.length === 0) return;
  const needed = new Set((await outbox.unsentIds(database)).map((id) => `${id}.eml`));
  const leftovers = files.filter((file) => /\.eml(\.part)?$/.test(file) && !needed.has(file));
  await Promise.all(leftovers.map((file) => rm(path.join(folder, file), { force: true })));
}

/**
 * The message in nodemailer's form. Addresses are objects, never strings: nodemailer would read 'a@b.example,
 * c@d.example' as two recipients. It also removes line breaks from header values itself; we do so anyway, and make visible what
 * would reverse the direction of a subject.
 */
function messageOf(id: string, from: MailAddress, { to, replyTo, subject, text, unsubscribe }: Mail): SendMailOptions {
  return {
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    from: oneLine(from),
    to: to.map(oneLine),
    // Not in a header of a server without SMTPUTF8, which few have (RFC 6532); such an address is in the text.
    ...(replyTo && isAscii(mailboxOf(replyTo)) && { replyTo: [oneLine(replyTo)] }),
    subject: headerText(subject),
    text,
    headers: {
      // Asks out-of-office programs to keep quiet (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${escapeHiddenInLine(unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneLine({ name, address }: MailAddress): MailAddress {
  return { name: headerText(name), address: escapeHiddenInLine(address) };
}

/** Removes `=?`, which begins an encoded word: mail programs would show other words than were typed (RFC 2047). */
function headerText(text: string): string {
  return escapeHiddenInLine(text).replaceAll('=?', '= ?');
}

/** The part before the domain; nodemailer writes the domain in Punycode. */
function mailboxOf({ address }: MailAddress): string {
  return address.slice(0, address.lastIndexOf('@'));
}
