import type { DeliveryKind } from '../tables.ts';
import type { ClaimedDelivery, Failure } from './delivery-repository.ts';

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
