import { errorCode } from '@site/service/error-code';
import { createTransport } from 'nodemailer';
import { DeliveryFailed } from './delivery-failed.ts';
import type { MailAddress, MailTransport } from './mail.ts';
import { messageOf } from './message.ts';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;

/** Sends over a mail server: `smtp://user:password@host:587` (STARTTLS where the server offers it) or `smtps://…`. */
export function smtpTransport(url: string, from: MailAddress): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async post(id, mail, signal) {
      await transport.sendMail({ ...messageOf(id, from, mail), signal }).catch((error: unknown) => {
        throw new DeliveryFailed(reasonOf(error));
      });
      return 'sent';
    },
    close: () => transport.close(),
  };
}

/** A refusal of the recipient or the message for good (5yz); of anything else nobody knows how long it lasts. */
function reasonOf(error: unknown) {
  const status = responseCode(error);
  const isOfThisMail = ['EENVELOPE', 'EMESSAGE'].includes(errorCode(error));
  return { reason: status ? `SMTP ${status}` : errorCode(error) || 'SMTP', isFinal: isOfThisMail && status >= 500 };
}

function responseCode(error: unknown): number {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0;
}
