import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listenHere } from './http.ts';

interface ReceivedMail {
  to: string[];
  /** The host that the sender names in its greeting. */
  greeting: string;
  /** The message as received. */
  source: string;
  /** Headers and body, with folded lines joined. */
  text: string;
}

/** SMTP error code for the nth recipient; undefined accepts it. */
type RefuseRecipient = (attempt: number) => number | undefined;

/** A real SMTP server on this machine that records what it receives. */
export async function openMailServer(refuse: RefuseRecipient = () => undefined) {
  const received: ReceivedMail[] = [];
  const users: (string | undefined)[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, callback) => {
      users.push(username);
      callback(null, { user: username });
    },
    onRcptTo: (_address, _session, callback) => {
      const code = refuse(++attempts);
      callback(
        code === undefined
          ? null
          : Object.assign(new Error('The mailbox of asha@school.example is full.'), { responseCode: code }),
      );
    },
    onData: (stream, { envelope, hostNameAppearsAs: greeting }, callback) => {
      text(stream).then((source) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, greeting, source, text: decodeMail(source) });
        callback(null);
      }, callback);
    },
  });
  // A sender that is killed resets its connection.
  server.on('error', () => {});
  const origin = await listenHere(server.server);
  return {
    url: origin.replace('http', 'smtp'),
    received,
    /** Who has sent a password. */
    users,
    attempts: () => attempts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** Headers and body of a message as it was sent, with folded lines joined. */
export function decodeMail(source: string): string {
  return source
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/\r\n[ \t]+/g, ' ');
}
