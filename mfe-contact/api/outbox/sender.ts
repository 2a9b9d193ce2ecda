import type { MessageKind } from '../tables.ts';
import type { OutboxMessage } from './outbox-repository.ts';

/** Sends messages of some kinds, by mail or to the webhook. */
export interface Sender {
  kinds: MessageKind[];
  /** Throws `SendingFailed`, or anything else, when the message was not accepted. */
  send: (message: OutboxMessage, context: SendingContext) => Promise<'sent' | 'written'>;
}

/** What a sender gets for one message. */
export interface SendingContext {
  signal: AbortSignal;
  /** Called when all but the end of the message is sent. If it throws, the transfer is aborted, and the mail server discards the message. */
  beforeEnd: () => Promise<void>;
}

interface Failure {
  /** Kept with the message and logged, so it must hold no personal data: `SMTP 451 Try again later`, `HTTP 503`, `ETIMEDOUT`. */
  reason: string;
  /** Whether to give up now, without another attempt. */
  isFinal: boolean;
  /** Whether the receiver refused the message, and so has not accepted it. */
  isRefused?: boolean;
  /** The recipients that were refused while others got the message; only they are tried again. */
  remaining?: string[];
}

/** Thrown by a sender whose message was not accepted. */
export class SendingFailed extends Error {
  override readonly name = 'SendingFailed';
  override readonly cause: Failure;

  constructor(cause: Failure) {
    super(cause.reason);
    this.cause = cause;
  }
}

/** Gives up a message whose enquiry or subscription has been erased. */
export function refuseErased(): never {
  throw new SendingFailed({ reason: 'erased', isFinal: true });
}
