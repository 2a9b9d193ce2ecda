import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

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
