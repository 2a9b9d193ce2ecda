import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
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

interface SmtpServer {
  /** `smtp://user:password@host:587` or `smtps://…` */
  url: string;
  /** The mail server is greeted with its host: many refuse a client that names no domain. */
  siteUrl: string;
  /** Whether mail may go without TLS. Between programs of one machine it may, unless there is a password. */
  allowsPlain: boolean;
}

/** Sends over a mail server, encrypted. */
export function createSmtpTransport({ url, siteUrl, allowsPlain }: SmtpServer, from: MailAddress): MailTransport {
  const { hostname } = new URL(siteUrl);
  const transport = createTransport({
    url,
    ...(!isIP(hostname) && { name: hostname }),
    requireTLS: !allowsPlain && !isSafeWithoutTls(url),
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
        throw new SendingFailed(reasonOf(error, mail));
      });
      // The other recipients have got it.
      if (rejected.length > 0) throw new SendingFailed({ ...reasonOf(rejectedErrors?.[0], mail), remaining: rejected });
      return 'sent';
    },
    close: () => transport.close(),
  };
}

function isSafeWithoutTls(url: string): boolean {
  const { hostname, username } = new URL(url);
  return username === '' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Final only if this recipient or message was refused permanently (5xx); any other failure may pass. */
function reasonOf(error: unknown, mail: Mail) {
  const { responseCode, response } = Object(error);
  const status = Number(responseCode ?? 0);
  const code = errorCode(error);
  const isOfThisMail = ['EENVELOPE', 'EMESSAGE'].includes(code);
  const sentence = status ? `SMTP ${withoutAddresses(String(response ?? status), mail)}` : code || 'SMTP';
  return {
    reason: code === 'ETLS' && status ? noTls : sentence,
    isFinal: isOfThisMail && status >= 500,
    isRefused: status >= 400,
  };
}

const noTls = 'the mail server offers no encryption; SMTP_PLAIN=yes would allow mail without it';

const maxSentenceLength = 200;

/** What the mail server said, on one line. It often quotes the recipient, who must not stand in a log. */
function withoutAddresses(sentence: string, { to }: Mail): string {
  const names = to.map(({ address }) => address.slice(0, address.lastIndexOf('@')).toLowerCase());
  const isPersonal = (word: string) =>
    word.includes('@') || names.includes(word.toLowerCase().replace(/[<>"':;.,]/g, ''));
  const words = sentence.split(/\s+/).map((word) => (isPersonal(word) ? '…' : word));
  return escapeHiddenInLine(words.join(' ')).slice(0, maxSentenceLength);
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

/** Removes the files of messages that were erased, or sent by a mail server since. One that is being written still waits in the outbox. */
export async function sweepOutbox(database: Database, folder: string): Promise<void> {
  const files = await readdir(folder).catch(ifMissing([]));
  if (files.length === 0) return;
  const needed = new Set(await outbox.unsentIds(database));
  const leftovers = files.filter((file) => /\.eml(\.part)?$/.test(file) && !needed.has(file.split('.', 1)[0] ?? ''));
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
