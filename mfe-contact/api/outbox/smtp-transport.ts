import { Transform } from 'node:stream';
import { errorCode } from '@site/service/system-errors';
import { createTransport } from 'nodemailer';
import { DeliveryFailed } from './delivery-failed.ts';
import type { MailAddress, MailTransport, Posting } from './mail.ts';
import { messageOf } from './message.ts';

const connectTimeoutMs = 10_000;
const socketTimeoutMs = 30_000;

/** Sends over a mail server: `smtp://user:password@host:587` (STARTTLS where the server offers it) or `smtps://…`. */
export function smtpTransport(url: string, from: MailAddress): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A mail server takes a message at its end, the line with a single dot, which goes when this stream ends. Broken off
  // before, it is discarded (RFC 5321, 4.1.1.4).
  transport.use('stream', ({ data, message }, done) => {
    const { beforeEnd } = data as typeof data & Posting; // given below
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
    async post(id, mail, posting) {
      await transport.sendMail({ ...messageOf(id, from, mail), ...posting }).catch((error: unknown) => {
        throw new DeliveryFailed(reasonOf(error));
      });
      return 'sent';
    },
    close: () => transport.close(),
  };
}

/** Final only if this recipient or message was refused permanently (5xx); any other failure may pass. */
function reasonOf(error: unknown) {
  const status = responseCode(error);
  const isOfThisMail = ['EENVELOPE', 'EMESSAGE'].includes(errorCode(error));
  return {
    reason: status ? `SMTP ${status}` : errorCode(error) || 'SMTP',
    isFinal: isOfThisMail && status >= 500,
    isRefused: status >= 400,
  };
}

function responseCode(error: unknown): number {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0;
}
