import type { DeliveryKind } from '../tables.ts';
import type { ClaimedDelivery } from './delivery-repository.ts';

/** Delivers messages of some kinds, by mail or to the webhook. */
export interface Sender {
  kinds: DeliveryKind[];
  /** Throws `DeliveryFailed`, or anything else, when the delivery did not get through. */
  deliver: (delivery: ClaimedDelivery, context: DeliveryContext) => Promise<'sent' | 'written'>;
}

/** What a sender gets for one delivery. */
export interface DeliveryContext {
  signal: AbortSignal;
  /** Called when all but the end of the message is sent. If it throws, the transfer is aborted, and the mail server discards the message. */
  beforeEnd: () => Promise<void>;
}

interface Failure {
  /** Kept with the delivery and logged, so it must hold no personal data: `SMTP 451`, `HTTP 503`, `ETIMEDOUT`. */
  reason: string;
  /** Whether to give up now, without another attempt. */
  isFinal: boolean;
  /** Whether the receiver refused the message, and so has not accepted it. */
  isRefused?: boolean;
  /** The recipients that were refused while others got the message; only they are tried again. */
  remaining?: string[];
}

/** Thrown by a sender that could not deliver. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  override readonly cause: Failure;

  constructor(cause: Failure) {
    super(cause.reason);
    this.cause = cause;
  }
}

/** For a message whose enquiry or subscription is gone. */
export function refuseErased(): never {
  throw new DeliveryFailed({ reason: 'erased', isFinal: true });
}
