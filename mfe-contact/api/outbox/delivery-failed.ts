interface Failure {
  /** Kept with the delivery and logged, so it must hold no personal data: `SMTP 451`, `HTTP 503`, `ETIMEDOUT`. */
  reason: string;
  /** Whether to give up now, without another attempt. */
  isFinal: boolean;
  /** Whether the other side said no: then it has not taken the message. */
  isRefused?: boolean;
}

/** Thrown by a route that could not deliver. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  override readonly cause: Failure;

  constructor(cause: Failure) {
    super(cause.reason);
    this.cause = cause;
  }
}
